-- What a token is for (RFC 8707), an address of ours with all below it; none: everything.
ALTER TABLE oauth_codes ADD COLUMN resource text;
-- resource is what was granted and what the refresh token keeps, audience what the access token is for;
-- deducts tells whether that holds the address of deductions.
ALTER TABLE oauth_tokens ADD COLUMN resource text, ADD COLUMN audience text, ADD COLUMN deducts boolean NOT NULL DEFAULT true;
-- functions 2fd9e0eccb40ece2
