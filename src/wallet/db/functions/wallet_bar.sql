-- What forbids a known caller a new charge or hold at this moment: frozen, invalid_token (the key or the pair was
-- revoked or its partner disabled since the caller was recognised; a rotation lets calls under way end), or null.
CREATE OR REPLACE FUNCTION wallet_bar(p_account bigint, p_token bigint, p_api_key bigint) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF p_token IS NOT NULL AND NOT EXISTS(
    SELECT FROM oauth_tokens t JOIN oauth_grants g ON g.id=t.grant_id JOIN oauth_clients c ON c.id=g.partner_id
    WHERE t.id=p_token AND (t.revoked_at IS NULL OR t.revoked_by='rotation') AND c.disabled_at IS NULL
  ) THEN RETURN 'invalid_token'; END IF;
  IF p_api_key IS NOT NULL AND NOT EXISTS(SELECT FROM api_keys k WHERE k.id=p_api_key AND k.revoked_at IS NULL)
    THEN RETURN 'invalid_token'; END IF;
  IF EXISTS(SELECT FROM accounts a JOIN users u ON u.id=a.user_id WHERE a.id=p_account AND u.frozen_at IS NOT NULL)
    THEN RETURN 'frozen'; END IF;
  RETURN NULL;
END $$;
