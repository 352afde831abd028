-- The plain ones of many deductions in one statement; the caller runs the others by wallet_deduct afterwards.
--
-- As wallet_deduct_many, without locking first: the update of the accounts decides what is covered and the postings
-- follow it. A charge is plain when its token is good, its key is new in the table and alone in the batch, and
-- everything plain of its account fits into the balance together. A key that another host writes at the same moment
-- breaks the unique index: then the statement fails as a whole, and its caller runs the charges one by one.
-- Every lookup is by an index: plans made while the tables are small must not read them whole later.
CREATE OR REPLACE FUNCTION wallet_deduct_plain(p_tokens bytea[], p_ids uuid[], p_amounts bigint[], p_keys text[], p_hashes bytea[], p_descs text[])
RETURNS TABLE(n bigint, new_balance bigint) LANGUAGE plpgsql
SET plan_cache_mode=force_generic_plan SET enable_seqscan=off SET enable_hashjoin=off SET enable_mergejoin=off AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY WITH known AS (
    SELECT q.*, a.id AS acc, g.partner_id AS pid, t.id AS tid, count(*) OVER (PARTITION BY g.id, q.key) AS alike
    FROM unnest(p_tokens, p_ids, p_amounts, p_keys, p_hashes, p_descs)
      WITH ORDINALITY AS q(token, id, amount, key, hash, descr, n)
    JOIN oauth_tokens t ON t.access_hash=q.token AND t.revoked_at IS NULL AND t.access_expires_at>wallet_now()
    JOIN oauth_grants g ON g.id=t.grant_id
    JOIN users u ON u.id=g.user_id AND u.frozen_at IS NULL
    JOIN accounts a ON a.user_id=g.user_id
    WHERE 'deduct'=ANY(t.scopes)
      AND (SELECT x.id FROM postings x WHERE x.source_id=a.id AND x.partner_id=g.partner_id AND x.idem_key=q.key LIMIT 1) IS NULL
  ), sole AS MATERIALIZED (
    SELECT k.* FROM known k WHERE k.alike=1
  ), moved AS (
    -- In the order of the accounts' ids, on every host; a row that another host has changed meanwhile is read anew.
    UPDATE accounts a SET balance=a.balance-p.total, updated_at=now()
    FROM (SELECT acc, sum(amount)::bigint AS total FROM sole GROUP BY acc ORDER BY acc) p
    WHERE a.id=p.acc AND a.balance-a.held>=p.total
    RETURNING a.id AS acc, a.balance+p.total AS before
  ), plain AS MATERIALIZED (
    SELECT s.*, m.before-sum(s.amount) OVER (PARTITION BY s.acc ORDER BY s.n)::bigint AS after
    FROM sole s JOIN moved m USING(acc)
  ), written AS (
    INSERT INTO postings(id, kind, source_id, destination_id, amount, balance_after, partner_id, token_id, idem_key, request_hash, description)
    SELECT p.id, 'deduct', p.acc, (SELECT a.id FROM accounts a WHERE a.kind='revenue'), p.amount, p.after, p.pid, p.tid, p.key, p.hash, p.descr
    FROM plain p
  )
  SELECT p.n, p.after FROM plain p;
END $$;
