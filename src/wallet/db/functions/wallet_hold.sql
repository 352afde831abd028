-- Sets points aside. A ticket of a kept call stays locked as long as its hold lives.
-- status: ok, insufficient, frozen, invalid_token.
CREATE OR REPLACE FUNCTION wallet_hold(p_account bigint, p_partner bigint, p_token bigint, p_api_key bigint, p_id uuid,
  p_amount bigint, p_procedure text, p_ttl interval, p_ticket uuid, OUT status text, OUT until timestamptz) LANGUAGE plpgsql AS $$
BEGIN
  status:=wallet_bar(p_account, p_token, p_api_key);
  IF status IS NOT NULL THEN RETURN; END IF;
  UPDATE accounts a SET held=a.held+p_amount, updated_at=now()
    WHERE a.id=p_account AND a.balance-a.held>=p_amount;
  IF NOT FOUND THEN status:='insufficient'; RETURN; END IF;
  until:=wallet_now()+p_ttl;
  INSERT INTO holds(id, account_id, amount, procedure, partner_id, expires_at)
    VALUES(p_id, p_account, p_amount, p_procedure, p_partner, until);
  UPDATE paid_calls SET hold_id=p_id, locked_until=until WHERE ticket=p_ticket AND state='running';
  status:='ok';
END $$;
