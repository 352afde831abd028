-- Gives part or all of a prepaid hold back, by a posting that reverses its capture: so it happens once. Its
-- points are taken off the key's usage; p_void says that the call was not answered, and counts for nothing.
-- Called with the hold locked and still prepaid.
CREATE OR REPLACE FUNCTION wallet_give_back(p_hold uuid, p_id uuid, p_amount bigint, p_void boolean, OUT new_balance bigint)
LANGUAGE plpgsql AS $$
DECLARE h holds; c postings;
BEGIN
  SELECT x.* INTO STRICT h FROM holds x WHERE x.id=p_hold;
  SELECT x.* INTO STRICT c FROM postings x WHERE x.id=h.posting_id;
  SELECT p.new_balance INTO new_balance
    FROM wallet_post(h.account_id, c.destination_id, p_amount, p_id, 'refund', h.partner_id, c.token_id, c.api_key_id,
      h.procedure, NULL, NULL, 'Given back: the text could not be finished', p_reverses=>c.id) p;
  UPDATE key_usage k SET points=k.points-p_amount, calls=k.calls-p_void::integer
    WHERE k.api_key_id=c.api_key_id AND k.day=(c.created_at AT TIME ZONE 'UTC')::date;
  IF p_void THEN
    UPDATE subscriptions s SET calls_used=greatest(s.calls_used-1, 0)
      WHERE s.user_id=(SELECT a.user_id FROM accounts a WHERE a.id=h.account_id)
        AND s.status='active' AND s.period_end>wallet_now();
  END IF;
END $$;
