-- Paid calls of callers who are already known, many in one statement, none with a key of its own. It makes those that
-- are beyond doubt and tells them; what it does not tell is run by wallet_charge afterwards, one by one, in a statement
-- of its own.
--
-- A charge is made here when nothing bars its caller (see wallet_bar), its id is new, and everything of its account
-- that is made here fits into the balance together. The update of the accounts decides, in the order of their ids on
-- every host; postings, usage of keys and calls of plans follow it, as wallet_count_call has them. Every lookup is by
-- an index: plans made while the tables are small must not read them whole later.
CREATE OR REPLACE FUNCTION wallet_charge_many(p_accounts bigint[], p_partners bigint[], p_tokens bigint[], p_api_keys bigint[], p_ids uuid[], p_amounts bigint[], p_procedures text[])
RETURNS TABLE(n bigint, new_balance bigint) LANGUAGE plpgsql
SET plan_cache_mode=force_generic_plan SET enable_seqscan=off SET enable_hashjoin=off SET enable_mergejoin=off AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY WITH judged AS MATERIALIZED (
    SELECT q.*, a.user_id AS owner,
      q.amount>0 AND q.amount<=a.balance-a.held AND u.frozen_at IS NULL AND x.id IS NULL
        AND (q.token IS NULL OR c.id IS NOT NULL) AND (q.api_key IS NULL OR k.id IS NOT NULL) AS fits
    FROM unnest(p_accounts, p_partners, p_tokens, p_api_keys, p_ids, p_amounts, p_procedures)
      WITH ORDINALITY AS q(acc, partner, token, api_key, id, amount, procedure, n)
    JOIN accounts a ON a.id=q.acc
    JOIN users u ON u.id=a.user_id
    LEFT JOIN api_keys k ON k.id=q.api_key AND k.revoked_at IS NULL
    LEFT JOIN oauth_tokens t ON t.id=q.token AND (t.revoked_at IS NULL OR t.revoked_by='rotation')
    LEFT JOIN oauth_grants g ON g.id=t.grant_id
    LEFT JOIN oauth_clients c ON c.id=g.partner_id AND c.disabled_at IS NULL
    LEFT JOIN postings x ON x.id=q.id
  ), moved AS (
    UPDATE accounts a SET balance=a.balance-p.total, updated_at=now()
    FROM (SELECT j.acc, sum(j.amount)::bigint AS total FROM judged j WHERE j.fits GROUP BY j.acc ORDER BY j.acc) p
    WHERE a.id=p.acc AND a.balance-a.held>=p.total
    RETURNING a.id AS acc, a.balance+p.total AS before
  ), made AS MATERIALIZED (
    SELECT j.*, m.before-sum(j.amount) OVER (PARTITION BY j.acc ORDER BY j.n)::bigint AS after
    FROM judged j JOIN moved m ON m.acc=j.acc WHERE j.fits
  ), written AS (
    INSERT INTO postings(id, kind, source_id, destination_id, amount, balance_after, partner_id, token_id, api_key_id, procedure, description)
    SELECT d.id, 'deduct', d.acc, (SELECT a.id FROM accounts a WHERE a.kind='revenue'), d.amount, d.after, d.partner, d.token, d.api_key, d.procedure, ''
    FROM made d
  ), used AS (
    INSERT INTO key_usage AS k(api_key_id, day, calls, points)
    SELECT d.api_key, (wallet_now() AT TIME ZONE 'UTC')::date, count(*), sum(d.amount)
    FROM made d WHERE d.api_key IS NOT NULL GROUP BY d.api_key ORDER BY d.api_key
    ON CONFLICT(api_key_id, day) DO UPDATE SET calls=k.calls+excluded.calls, points=k.points+excluded.points
  ), counted AS (
    UPDATE subscriptions s SET calls_used=s.calls_used+p.calls
    FROM (SELECT d.owner, count(*) AS calls FROM made d GROUP BY d.owner ORDER BY d.owner) p
    WHERE s.user_id=p.owner AND s.status='active' AND s.period_end>wallet_now()
  )
  SELECT d.n, d.after FROM made d;
END $$;
