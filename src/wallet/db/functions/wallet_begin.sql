-- Starts a kept call. status: first, replay, reused (another request has the key), running.
CREATE OR REPLACE FUNCTION wallet_begin(p_account bigint, p_caller text, p_key text, p_hash bytea, p_ticket uuid, p_lock interval,
  OUT status text, OUT kept_status smallint, OUT kept_type text, OUT kept_body text, OUT kept_points bigint)
LANGUAGE plpgsql AS $$
DECLARE c paid_calls; t timestamptz:=wallet_now();
BEGIN
  LOOP
    INSERT INTO paid_calls AS p(account_id, caller, key, request_hash, ticket, locked_until, expires_at)
      VALUES(p_account, p_caller, p_key, p_hash, p_ticket, t+p_lock, t+interval '24 hours')
      ON CONFLICT(account_id, caller, key) DO UPDATE
        SET request_hash=excluded.request_hash, ticket=excluded.ticket, hold_id=NULL, state='running', status=NULL,
            content_type=NULL, body=NULL, points=NULL, locked_until=excluded.locked_until, expires_at=excluded.expires_at
        WHERE (p.state='running' AND p.locked_until<=t) OR (p.state='done' AND p.expires_at<=t);
    IF FOUND THEN status:='first'; RETURN; END IF;
    SELECT p.* INTO c FROM paid_calls p WHERE p.account_id=p_account AND p.caller=p_caller AND p.key=p_key;
    EXIT WHEN FOUND; -- else it was abandoned just now: try again
  END LOOP;
  status:=CASE WHEN c.request_hash<>p_hash THEN 'reused' WHEN c.state='done' THEN 'replay' ELSE 'running' END;
  IF status='replay' THEN
    kept_status:=c.status; kept_type:=c.content_type; kept_body:=c.body; kept_points:=c.points;
  END IF;
END $$;
