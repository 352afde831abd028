-- What the pages show: which device signed in, which notices are new, and who lets a partner in.

ALTER TABLE sign_ins ADD COLUMN agent text NOT NULL DEFAULT '';
ALTER TABLE users ADD COLUMN notices_seen_at timestamptz;
CREATE INDEX oauth_grants_partner ON oauth_grants(partner_id);
