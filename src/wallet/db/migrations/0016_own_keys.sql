-- wallet_reverse() under a key that belongs to another movement says that it took nothing.

-- Who waits at an endpoint, and which codes of a grant wait for their exchange.
CREATE INDEX webhook_waiting ON webhook_deliveries(endpoint_id) WHERE status='pending';
CREATE INDEX oauth_codes_unused ON oauth_codes(grant_id) WHERE used_at IS NULL;
-- functions 8a403d64ec71c0a5
