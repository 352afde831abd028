-- Many deductions in one statement: the plain ones as a set, every other one by wallet_deduct, in order.
--
-- Each account is locked once and updated once however many of its charges are here, so one commit pays
-- for all of them. A charge is plain when its token is good, its key is new (in the table and in this
-- batch), and everything plain of its account fits into the balance together. After the accounts are
-- locked nobody else can add a posting of theirs, so what the second statement sees is what it changes.
-- Every lookup is by an index: plans made while the tables are small must not read them whole later.
CREATE FUNCTION wallet_deduct_many(p_tokens bytea[], p_ids uuid[], p_amounts bigint[], p_keys text[], p_hashes bytea[], p_descs text[])
RETURNS TABLE(n bigint, status text, txn uuid, amount bigint, new_balance bigint) LANGUAGE plpgsql
SET enable_seqscan=off SET enable_hashjoin=off SET enable_mergejoin=off AS $$
#variable_conflict use_column
DECLARE
  ns bigint[]; accs bigint[]; bals bigint[]; frees bigint[]; pids bigint[]; tids bigint[];
  rev bigint; done bigint[]; balances bigint[]; i bigint;
BEGIN
  -- Locked in the order of their ids, on every host; a locked row is read as it is now.
  SELECT array_agg(l.n), array_agg(l.acc), array_agg(l.balance), array_agg(l.free), array_agg(l.pid), array_agg(l.tid)
    INTO ns, accs, bals, frees, pids, tids
    FROM (
      SELECT q.n, a.id AS acc, a.balance, a.balance-a.held AS free, g.partner_id AS pid, t.id AS tid
      FROM unnest(p_tokens) WITH ORDINALITY AS q(token, n)
      JOIN oauth_tokens t ON t.access_hash=q.token AND t.revoked_at IS NULL AND t.access_expires_at>wallet_now()
      JOIN oauth_grants g ON g.id=t.grant_id
      JOIN users u ON u.id=g.user_id AND u.frozen_at IS NULL
      JOIN accounts a ON a.user_id=g.user_id
      WHERE 'deduct'=ANY(t.scopes)
      ORDER BY a.id, q.n FOR UPDATE OF a
    ) l;
  SELECT a.id INTO rev FROM accounts a WHERE a.kind='revenue';
  WITH known AS (
    SELECT l.*, p_ids[l.n] AS id, p_amounts[l.n] AS amount, p_keys[l.n] AS key,
      count(*) OVER (PARTITION BY l.acc, l.pid, p_keys[l.n]) AS alike
    FROM unnest(ns, accs, bals, frees, pids, tids) AS l(n, acc, balance, free, pid, tid)
    WHERE (SELECT x.id FROM postings x WHERE x.source_id=l.acc AND x.partner_id=l.pid AND x.idem_key=p_keys[l.n] LIMIT 1) IS NULL
  ), summed AS (
    SELECT k.*, sum(k.amount) OVER (PARTITION BY k.acc ORDER BY k.n)::bigint AS spent,
      sum(k.amount) OVER (PARTITION BY k.acc)::bigint AS total
    FROM known k WHERE k.alike=1
  ), plain AS MATERIALIZED (
    SELECT s.* FROM summed s WHERE s.total<=s.free
  ), moved AS (
    UPDATE accounts a SET balance=a.balance-p.total, updated_at=now()
    FROM (SELECT acc, max(total) AS total FROM plain GROUP BY acc) p WHERE a.id=p.acc
  ), written AS (
    INSERT INTO postings(id, kind, source_id, destination_id, amount, balance_after, partner_id, token_id, idem_key, request_hash, description)
    SELECT p.id, 'deduct', p.acc, rev, p.amount, p.balance-p.spent, p.pid, p.tid, p.key, p_hashes[p.n], p_descs[p.n] FROM plain p
  )
  SELECT coalesce(array_agg(p.n), '{}'), coalesce(array_agg(p.balance-p.spent), '{}') INTO done, balances FROM plain p;
  RETURN QUERY SELECT d.n, 'ok'::text, p_ids[d.n], p_amounts[d.n], d.balance FROM unnest(done, balances) d(n, balance);
  IF cardinality(done)=cardinality(p_ids) THEN RETURN; END IF;
  FOR i IN SELECT s FROM generate_subscripts(p_ids, 1) s WHERE s<>ALL(done) ORDER BY s LOOP
    RETURN QUERY SELECT i, r.status, r.txn, r.amount, r.new_balance
      FROM wallet_deduct(p_tokens[i], p_ids[i], p_amounts[i], p_keys[i], p_hashes[i], p_descs[i]) r;
  END LOOP;
END $$;
