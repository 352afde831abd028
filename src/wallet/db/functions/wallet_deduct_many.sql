-- Many deductions in one statement. It decides by itself whatever needs no look at another charge of the
-- same batch; the rest answers `again` and is run by wallet_deduct_each afterwards, in a statement of its own.
--
-- A charge is made here when its token is good, its key is new in the table and alone in the batch, and
-- everything of its account that is made here fits into the balance together. The update of the accounts
-- decides, in the order of their ids on every host; the postings follow it. A key that another host writes
-- at the same moment breaks the unique index: then the statement fails as a whole and moves nothing.
-- Every lookup is by an index: plans made while the tables are small must not read them whole later.
--
-- status: as wallet_deduct, or again.
CREATE OR REPLACE FUNCTION wallet_deduct_many(p_tokens bytea[], p_ids uuid[], p_amounts bigint[], p_keys text[], p_hashes bytea[], p_descs text[])
RETURNS TABLE(n bigint, status text, txn uuid, amount bigint, new_balance bigint, available bigint) LANGUAGE plpgsql
SET plan_cache_mode=force_generic_plan SET enable_seqscan=off SET enable_hashjoin=off SET enable_mergejoin=off AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY WITH asked AS (
    SELECT q.*, t.id AS tid, 'deduct'=ANY(t.scopes) AS may, 'balance'=ANY(t.scopes) AS sees, g.partner_id AS pid, u.frozen_at IS NOT NULL AS frozen,
      a.id AS acc, a.balance-a.held AS free, x.id AS past, x.amount AS past_amount, x.balance_after AS past_balance,
      x.request_hash AS past_hash, count(*) OVER (PARTITION BY g.id, q.key) AS alike
    FROM unnest(p_tokens, p_ids, p_amounts, p_keys, p_hashes, p_descs)
      WITH ORDINALITY AS q(token, id, amount, key, hash, descr, n)
    LEFT JOIN oauth_tokens t ON t.access_hash=q.token AND t.revoked_at IS NULL AND t.access_expires_at>wallet_now() AND t.deducts
    LEFT JOIN oauth_grants g ON g.id=t.grant_id
    LEFT JOIN oauth_clients c ON c.id=g.partner_id AND c.disabled_at IS NULL
    LEFT JOIN users u ON u.id=g.user_id AND c.id IS NOT NULL
    LEFT JOIN accounts a ON a.user_id=u.id
    LEFT JOIN postings x ON x.source_id=a.id AND x.partner_id=g.partner_id AND x.idem_key=q.key
  ), judged AS MATERIALIZED (
    SELECT k.*, k.may AND NOT k.frozen AND k.past IS NULL AND k.alike=1 AND k.amount<=k.free AS fits FROM asked k
  ), moved AS (
    UPDATE accounts a SET balance=a.balance-p.total, updated_at=now()
    FROM (SELECT k.acc, sum(k.amount)::bigint AS total FROM judged k WHERE k.fits GROUP BY k.acc ORDER BY k.acc) p
    WHERE a.id=p.acc AND a.balance-a.held>=p.total
    RETURNING a.id AS acc, a.balance+p.total AS before
  ), decided AS MATERIALIZED (
    SELECT k.*, m.before-sum(k.amount) OVER (PARTITION BY k.acc, k.fits ORDER BY k.n)::bigint AS after
    FROM judged k LEFT JOIN moved m ON m.acc=k.acc AND k.fits
  ), written AS (
    INSERT INTO postings(id, kind, source_id, destination_id, amount, balance_after, partner_id, token_id, idem_key, request_hash, description)
    SELECT d.id, 'deduct', d.acc, (SELECT a.id FROM accounts a WHERE a.kind='revenue'), d.amount, d.after, d.pid, d.tid, d.key, d.hash, d.descr
    FROM decided d WHERE d.after IS NOT NULL
  )
  SELECT d.n,
    CASE
      WHEN d.after IS NOT NULL THEN 'ok'
      WHEN d.acc IS NULL THEN 'invalid_token'
      WHEN NOT d.may THEN 'insufficient_scope'
      WHEN d.past_hash=d.hash THEN 'replay'
      WHEN d.past IS NOT NULL THEN 'mismatch'
      WHEN d.frozen THEN 'frozen'
      WHEN d.alike=1 AND d.amount>d.free THEN 'insufficient'
      ELSE 'again'
    END,
    CASE WHEN d.after IS NOT NULL THEN d.id ELSE d.past END,
    CASE WHEN d.after IS NOT NULL THEN d.amount ELSE d.past_amount END,
    CASE WHEN d.after IS NOT NULL THEN d.after ELSE d.past_balance END,
    CASE WHEN d.sees THEN d.free END
  FROM decided d;
END $$;
