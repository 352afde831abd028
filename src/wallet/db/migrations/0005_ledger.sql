-- Every way in which points move. Each function is one round trip and leaves balances equal to postings.

CREATE FUNCTION wallet_create_user(p_email text, p_name text, OUT user_id bigint, OUT account_id bigint)
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO users(email, display_name) VALUES(p_email, p_name) RETURNING id INTO user_id;
  INSERT INTO accounts(kind, user_id) VALUES('user', user_id) RETURNING id INTO account_id;
END $$;

-- A partner's charge. The token is looked up in the same statement, so there is no cache of tokens to go stale.
-- status: ok, replay, mismatch, insufficient, frozen, invalid_token, insufficient_scope.
CREATE FUNCTION wallet_deduct(p_token bytea, p_id uuid, p_amount bigint, p_key text, p_hash bytea, p_desc text,
  OUT status text, OUT txn uuid, OUT amount bigint, OUT new_balance bigint) LANGUAGE plpgsql AS $$
DECLARE
  acc bigint; usr bigint; pid bigint; tid bigint; sc text[]; rev bigint; frozen timestamptz; r postings;
BEGIN
  SELECT g.user_id, g.partner_id, t.id, t.scopes, u.frozen_at INTO usr, pid, tid, sc, frozen
    FROM oauth_tokens t JOIN oauth_grants g ON g.id=t.grant_id JOIN users u ON u.id=g.user_id
    WHERE t.access_hash=p_token AND t.revoked_at IS NULL AND t.access_expires_at>wallet_now();
  IF NOT FOUND THEN status:='invalid_token'; RETURN; END IF;
  IF NOT 'deduct'=ANY(sc) THEN status:='insufficient_scope'; RETURN; END IF;
  SELECT a.id INTO rev FROM accounts a WHERE a.kind='revenue';
  IF frozen IS NULL THEN
    UPDATE accounts a SET balance=a.balance-p_amount, updated_at=now()
      WHERE a.user_id=usr AND a.balance-a.held>=p_amount RETURNING a.id, a.balance INTO acc, new_balance;
    IF FOUND THEN
      INSERT INTO postings(id, kind, source_id, destination_id, amount, balance_after, partner_id, token_id, idem_key, request_hash, description)
        VALUES(p_id, 'deduct', acc, rev, p_amount, new_balance, pid, tid, p_key, p_hash, p_desc) ON CONFLICT DO NOTHING;
      IF FOUND THEN status:='ok'; txn:=p_id; amount:=p_amount; RETURN; END IF;
      -- The key is used: undo inside the same transaction and tell the first charge again.
      UPDATE accounts a SET balance=a.balance+p_amount WHERE a.id=acc;
    END IF;
  END IF;
  SELECT x.* INTO r FROM accounts a JOIN postings x ON x.source_id=a.id
    WHERE a.user_id=usr AND x.partner_id=pid AND x.idem_key=p_key;
  IF NOT FOUND THEN
    new_balance:=NULL;
    status:=CASE WHEN frozen IS NULL THEN 'insufficient' ELSE 'frozen' END;
    RETURN;
  END IF;
  status:=CASE WHEN r.request_hash=p_hash THEN 'replay' ELSE 'mismatch' END;
  txn:=r.id; amount:=r.amount; new_balance:=r.balance_after;
END $$;

-- A paid call by a caller who is already known. p_key may be null; then p_id alone makes a retry safe.
-- Counts the key's usage and the plan's calls in the same transaction.
-- status: ok, replay, mismatch, insufficient, frozen.
CREATE FUNCTION wallet_charge(p_account bigint, p_partner bigint, p_token bigint, p_api_key bigint, p_id uuid,
  p_amount bigint, p_key text, p_hash bytea, p_procedure text, p_desc text,
  OUT status text, OUT txn uuid, OUT amount bigint, OUT new_balance bigint) LANGUAGE plpgsql AS $$
DECLARE usr bigint; rev bigint; frozen timestamptz; r postings;
BEGIN
  SELECT a.id INTO rev FROM accounts a WHERE a.kind='revenue';
  SELECT u.id, u.frozen_at INTO usr, frozen FROM accounts a JOIN users u ON u.id=a.user_id WHERE a.id=p_account;
  IF frozen IS NULL THEN
    UPDATE accounts a SET balance=a.balance-p_amount, updated_at=now()
      WHERE a.id=p_account AND a.balance-a.held>=p_amount RETURNING a.balance INTO new_balance;
    IF FOUND THEN
      INSERT INTO postings(id, kind, source_id, destination_id, amount, balance_after, partner_id, token_id, api_key_id, procedure, idem_key, request_hash, description)
        VALUES(p_id, 'deduct', p_account, rev, p_amount, new_balance, p_partner, p_token, p_api_key, p_procedure, p_key, p_hash, p_desc)
        ON CONFLICT DO NOTHING;
      IF FOUND THEN
        PERFORM wallet_count_call(usr, p_api_key, p_amount);
        status:='ok'; txn:=p_id; amount:=p_amount; RETURN;
      END IF;
      UPDATE accounts a SET balance=a.balance+p_amount WHERE a.id=p_account;
    END IF;
  END IF;
  SELECT x.* INTO r FROM postings x WHERE x.id=p_id;
  IF NOT FOUND AND p_key IS NOT NULL THEN
    SELECT x.* INTO r FROM postings x WHERE x.source_id=p_account AND x.partner_id=p_partner AND x.idem_key=p_key;
  END IF;
  IF r.id IS NULL THEN
    new_balance:=NULL;
    status:=CASE WHEN frozen IS NULL THEN 'insufficient' ELSE 'frozen' END;
    RETURN;
  END IF;
  status:=CASE WHEN r.request_hash IS NOT DISTINCT FROM p_hash THEN 'replay' ELSE 'mismatch' END;
  txn:=r.id; amount:=r.amount; new_balance:=r.balance_after;
END $$;

CREATE FUNCTION wallet_count_call(p_user bigint, p_api_key bigint, p_points bigint) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF p_api_key IS NOT NULL THEN
    INSERT INTO key_usage AS k(api_key_id, day, calls, points)
      VALUES(p_api_key, (wallet_now() AT TIME ZONE 'UTC')::date, 1, p_points)
      ON CONFLICT(api_key_id, day) DO UPDATE SET calls=k.calls+1, points=k.points+excluded.points;
  END IF;
  UPDATE subscriptions SET calls_used=calls_used+1
    WHERE user_id=p_user AND status='active' AND period_end>wallet_now();
END $$;

-- Sets points aside. A ticket of a kept call stays locked as long as its hold lives.
-- status: ok, insufficient, frozen.
CREATE FUNCTION wallet_hold(p_account bigint, p_partner bigint, p_id uuid, p_amount bigint, p_procedure text,
  p_ttl interval, p_ticket uuid, OUT status text, OUT until timestamptz) LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS(SELECT FROM accounts a JOIN users u ON u.id=a.user_id WHERE a.id=p_account AND u.frozen_at IS NOT NULL) THEN
    status:='frozen'; RETURN;
  END IF;
  UPDATE accounts a SET held=a.held+p_amount, updated_at=now()
    WHERE a.id=p_account AND a.balance-a.held>=p_amount;
  IF NOT FOUND THEN status:='insufficient'; RETURN; END IF;
  until:=wallet_now()+p_ttl;
  INSERT INTO holds(id, account_id, amount, procedure, partner_id, expires_at)
    VALUES(p_id, p_account, p_amount, p_procedure, p_partner, until);
  UPDATE paid_calls SET hold_id=p_id, locked_until=until WHERE ticket=p_ticket AND state='running';
  status:='ok';
END $$;

-- Takes part of a hold and frees the rest. The row lock on the hold decides between a capture, a release and the sweeper.
-- status: ok, replay (this very posting exists), or the state in which the hold was found.
CREATE FUNCTION wallet_capture(p_hold uuid, p_id uuid, p_amount bigint, p_token bigint, p_api_key bigint,
  OUT status text, OUT txn uuid, OUT amount bigint, OUT new_balance bigint) LANGUAGE plpgsql AS $$
DECLARE h holds; usr bigint; posting uuid;
BEGIN
  SELECT x.* INTO h FROM holds x WHERE x.id=p_hold FOR UPDATE;
  IF NOT FOUND THEN status:='unknown'; RETURN; END IF;
  IF h.status<>'held' THEN
    status:=CASE WHEN h.posting_id=p_id THEN 'replay' ELSE h.status END;
    SELECT x.id, x.amount, x.balance_after INTO txn, amount, new_balance FROM postings x WHERE x.id=h.posting_id;
    RETURN;
  END IF;
  UPDATE accounts a SET held=a.held-h.amount, balance=a.balance-p_amount, updated_at=now()
    WHERE a.id=h.account_id RETURNING a.balance, a.user_id INTO new_balance, usr;
  IF p_amount>0 THEN
    INSERT INTO postings(id, kind, source_id, destination_id, amount, balance_after, partner_id, token_id, api_key_id, procedure)
      SELECT p_id, 'capture', h.account_id, a.id, p_amount, new_balance, h.partner_id, p_token, p_api_key, h.procedure
      FROM accounts a WHERE a.kind='revenue';
    posting:=p_id;
  END IF;
  UPDATE holds SET status='captured', captured=p_amount, posting_id=posting, settled_at=wallet_now() WHERE id=p_hold;
  PERFORM wallet_count_call(usr, p_api_key, p_amount);
  status:='ok'; txn:=p_id; amount:=p_amount;
END $$;

-- Frees a hold: p_status is 'released' (by its owner) or 'expired' (by the sweeper, once it is due).
CREATE FUNCTION wallet_release(p_hold uuid, p_status text) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE h holds;
BEGIN
  SELECT x.* INTO h FROM holds x WHERE x.id=p_hold AND x.status='held'
    AND (p_status='released' OR x.expires_at<=wallet_now()) FOR UPDATE;
  IF NOT FOUND THEN RETURN false; END IF;
  UPDATE accounts SET held=held-h.amount, updated_at=now() WHERE id=h.account_id;
  UPDATE holds SET status=p_status, settled_at=wallet_now() WHERE id=p_hold;
  RETURN true;
END $$;

-- Points that come in: from 'card', 'chain', 'grant' or 'adjust'. The key makes it happen once.
-- status: ok, replay, mismatch.
CREATE FUNCTION wallet_credit(p_user bigint, p_from text, p_kind text, p_id uuid, p_amount bigint, p_key text,
  p_hash bytea, p_desc text,
  OUT status text, OUT txn uuid, OUT amount bigint, OUT new_balance bigint) LANGUAGE plpgsql AS $$
DECLARE acc bigint; src bigint; r postings;
BEGIN
  SELECT a.id INTO STRICT src FROM accounts a WHERE a.kind=p_from AND a.kind<>'user';
  UPDATE accounts a SET balance=a.balance+p_amount, updated_at=now() WHERE a.user_id=p_user
    RETURNING a.id, a.balance INTO STRICT acc, new_balance;
  INSERT INTO postings(id, kind, source_id, destination_id, amount, balance_after, idem_key, request_hash, description)
    VALUES(p_id, p_kind, src, acc, p_amount, new_balance, p_key, p_hash, p_desc) ON CONFLICT DO NOTHING;
  IF FOUND THEN status:='ok'; txn:=p_id; amount:=p_amount; RETURN; END IF;
  UPDATE accounts a SET balance=a.balance-p_amount WHERE a.id=acc;
  SELECT x.* INTO STRICT r FROM postings x WHERE x.source_id=src AND x.partner_id=0 AND x.idem_key=p_key;
  status:=CASE WHEN r.request_hash=p_hash AND r.destination_id=acc THEN 'replay' ELSE 'mismatch' END;
  txn:=r.id; amount:=r.amount; new_balance:=r.balance_after;
END $$;

-- Starts a kept call. status: first, replay, reused (another request has the key), running.
CREATE FUNCTION wallet_begin(p_account bigint, p_caller text, p_key text, p_hash bytea, p_ticket uuid, p_lock interval,
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

-- Stores the answer under its ticket; false when a later call has taken the key over.
CREATE FUNCTION wallet_keep(p_ticket uuid, p_status smallint, p_type text, p_body text, p_points bigint)
RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  UPDATE paid_calls SET state='done', status=p_status, content_type=p_type, body=p_body, points=p_points,
    expires_at=wallet_now()+interval '24 hours'
    WHERE ticket=p_ticket AND state='running';
  RETURN FOUND;
END $$;
