-- Makes a user with an empty account.
CREATE OR REPLACE FUNCTION wallet_create_user(p_email text, p_name text, OUT user_id bigint, OUT account_id bigint)
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO users(email, display_name) VALUES(p_email, p_name) RETURNING id INTO user_id;
  INSERT INTO accounts(kind, user_id) VALUES('user', user_id) RETURNING id INTO account_id;
END $$;
