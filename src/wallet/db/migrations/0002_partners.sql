-- The authorisation server: partners, their secrets, consents, codes, token pairs; sign-ins of users.

CREATE TABLE oauth_clients(
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  client_id text NOT NULL UNIQUE,
  owner_id bigint NOT NULL REFERENCES users,
  name text NOT NULL,
  redirect_uris text[] NOT NULL,
  scopes text[] NOT NULL DEFAULT '{deduct,balance}',
  auth_method text NOT NULL DEFAULT 'client_secret' CHECK(auth_method IN('client_secret','none')),
  require_pkce boolean NOT NULL DEFAULT false,
  disabled_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK(auth_method<>'none' OR require_pkce)
);
CREATE INDEX oauth_clients_owner ON oauth_clients(owner_id);

CREATE TABLE oauth_client_secrets(
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  partner_id bigint NOT NULL REFERENCES oauth_clients,
  hash bytea NOT NULL UNIQUE,
  hint text NOT NULL,
  expires_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX oauth_client_secrets_partner ON oauth_client_secrets(partner_id);

CREATE TABLE oauth_grants(
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  user_id bigint NOT NULL REFERENCES users,
  partner_id bigint NOT NULL REFERENCES oauth_clients,
  scopes text[] NOT NULL,
  consented_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE(user_id, partner_id)
);

CREATE TABLE oauth_codes(
  hash bytea PRIMARY KEY,
  grant_id bigint NOT NULL REFERENCES oauth_grants,
  redirect_uri text NOT NULL,
  scopes text[] NOT NULL,
  challenge text,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX oauth_codes_due ON oauth_codes(expires_at);

CREATE TABLE oauth_tokens(
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  grant_id bigint NOT NULL REFERENCES oauth_grants,
  family uuid NOT NULL,
  code_hash bytea,
  parent_id bigint UNIQUE REFERENCES oauth_tokens,
  access_hash bytea NOT NULL UNIQUE,
  refresh_hash bytea NOT NULL UNIQUE,
  scopes text[] NOT NULL,
  issued_at timestamptz NOT NULL DEFAULT now(),
  access_expires_at timestamptz NOT NULL,
  refresh_expires_at timestamptz NOT NULL,
  refresh_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by text CHECK(revoked_by IN('user','partner','rotation','replay','admin')),
  CHECK((revoked_at IS NULL)=(revoked_by IS NULL))
);
CREATE INDEX oauth_tokens_live ON oauth_tokens(grant_id) WHERE revoked_at IS NULL;
CREATE INDEX oauth_tokens_access_due ON oauth_tokens(access_expires_at) WHERE revoked_at IS NULL;
CREATE INDEX oauth_tokens_code ON oauth_tokens(code_hash) WHERE code_hash IS NOT NULL;

CREATE TABLE sign_ins(
  hash bytea PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users,
  csrf bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  seen_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX sign_ins_user ON sign_ins(user_id);
CREATE INDEX sign_ins_due ON sign_ins(expires_at);

CREATE TABLE login_flows(
  hash bytea PRIMARY KEY,
  provider text NOT NULL,
  state text NOT NULL,
  verifier text NOT NULL,
  nonce text NOT NULL,
  return_to text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX login_flows_due ON login_flows(expires_at);
