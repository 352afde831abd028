-- The one way in which points move between a user's account and one of the others: update, insert, undo.
--
-- p_amount is signed as the user sees it: negative leaves the account. The update takes the account's row
-- lock, so movements of one account happen one after another; the posting binds p_key (p_id where there is
-- no key), and one that is bound already undoes the update and is told again.
--
-- p_freed  points of a hold that end with this movement
-- p_bar    null, or the status that forbids a new movement; an earlier one is told all the same
-- A movement of 0 writes a posting only to bind a key.
--
-- status: ok, replay, mismatch (the key or id belongs to another movement), insufficient, or p_bar.
CREATE OR REPLACE FUNCTION wallet_post(p_account bigint, p_other bigint, p_amount bigint, p_id uuid, p_kind text,
  p_partner bigint, p_token bigint, p_api_key bigint, p_procedure text, p_key text, p_hash bytea, p_desc text,
  p_bar text DEFAULT NULL, p_freed bigint DEFAULT 0, p_reverses uuid DEFAULT NULL,
  OUT status text, OUT txn uuid, OUT amount bigint, OUT new_balance bigint) LANGUAGE plpgsql AS $$
DECLARE
  src bigint:=CASE WHEN p_amount>0 THEN p_other ELSE p_account END;
  dst bigint:=CASE WHEN p_amount>0 THEN p_account ELSE p_other END;
  r postings;
BEGIN
  status:=coalesce(p_bar, 'insufficient');
  IF p_bar IS NULL THEN
    UPDATE accounts a SET balance=a.balance+p_amount, held=a.held-p_freed, updated_at=now()
      WHERE a.id=p_account AND a.balance-a.held+p_freed>=-p_amount RETURNING a.balance INTO new_balance;
    IF FOUND THEN
      IF p_amount=0 AND p_key IS NULL THEN status:='ok'; amount:=0; RETURN; END IF;
      INSERT INTO postings(id, kind, source_id, destination_id, amount, balance_after, reverses, partner_id, token_id, api_key_id, procedure, idem_key, request_hash, description)
        VALUES(p_id, p_kind, src, dst, abs(p_amount), new_balance, p_reverses, p_partner, p_token, p_api_key, p_procedure, p_key, p_hash, p_desc)
        ON CONFLICT DO NOTHING;
      IF FOUND THEN status:='ok'; txn:=p_id; amount:=abs(p_amount); RETURN; END IF;
      UPDATE accounts a SET balance=a.balance-p_amount, held=a.held+p_freed WHERE a.id=p_account;
      status:='mismatch';
    END IF;
  END IF;
  new_balance:=NULL;
  IF p_key IS NULL THEN
    SELECT x.* INTO r FROM postings x WHERE x.id=p_id;
  ELSE
    SELECT x.* INTO r FROM postings x WHERE x.source_id=src AND x.partner_id=p_partner AND x.idem_key=p_key;
  END IF;
  IF NOT FOUND THEN RETURN; END IF;
  status:=CASE WHEN r.request_hash IS NOT DISTINCT FROM p_hash AND r.source_id=src AND r.destination_id=dst
    THEN 'replay' ELSE 'mismatch' END;
  txn:=r.id; amount:=r.amount; new_balance:=r.balance_after;
END $$;
