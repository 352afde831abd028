-- People, accounts, postings, holds and kept answers of paid calls.

-- The one clock of the wallet: every lifetime of money and tokens is measured by it. Tests replace it.
CREATE FUNCTION wallet_now() RETURNS timestamptz LANGUAGE sql STABLE AS $$ SELECT now() $$;

CREATE TABLE users(
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  email text,
  display_name text,
  frozen_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE identities(
  issuer text NOT NULL,
  subject text NOT NULL,
  user_id bigint NOT NULL REFERENCES users,
  PRIMARY KEY(issuer, subject)
);
CREATE INDEX identities_user ON identities(user_id);

CREATE TABLE accounts(
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL CHECK(kind IN('user','revenue','card','chain','grant','adjust')),
  user_id bigint UNIQUE REFERENCES users,
  balance bigint NOT NULL DEFAULT 0,
  held bigint NOT NULL DEFAULT 0,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT accounts_owner CHECK((kind='user')=(user_id IS NOT NULL)),
  CONSTRAINT accounts_no_overdraft CHECK(kind<>'user' OR (held>=0 AND held<=balance AND balance<=9007199254740991))
) WITH (fillfactor=50);

-- The other sides of every movement. They keep no running balance: every charge would queue for that row.
INSERT INTO accounts(kind) VALUES('revenue'),('card'),('chain'),('grant'),('adjust');
CREATE UNIQUE INDEX accounts_one_of_a_kind ON accounts(kind) WHERE kind<>'user';

CREATE TABLE postings(
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK(kind IN('deduct','capture','topup','swap','grant','refund','adjust')),
  source_id bigint NOT NULL REFERENCES accounts,
  destination_id bigint NOT NULL REFERENCES accounts,
  amount bigint NOT NULL CHECK(amount>0),
  balance_after bigint,
  reverses uuid UNIQUE REFERENCES postings,
  partner_id bigint NOT NULL DEFAULT 0,
  token_id bigint,
  api_key_id bigint,
  procedure text,
  idem_key text COLLATE "C",
  request_hash bytea,
  description text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK(source_id<>destination_id),
  CHECK((idem_key IS NULL)=(request_hash IS NULL))
);
CREATE UNIQUE INDEX postings_idem ON postings(source_id, partner_id, idem_key) WHERE idem_key IS NOT NULL;
CREATE INDEX postings_source_time ON postings(source_id, created_at DESC, id);
CREATE INDEX postings_destination_time ON postings(destination_id, created_at DESC, id)
  WHERE kind<>'deduct' AND kind<>'capture';

CREATE FUNCTION postings_are_final() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Cannot change a posting: postings are written once, a correction is a new posting';
END $$;
CREATE TRIGGER postings_final BEFORE UPDATE OR DELETE ON postings
  FOR EACH ROW EXECUTE FUNCTION postings_are_final();

CREATE TABLE holds(
  id uuid PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts,
  amount bigint NOT NULL CHECK(amount>0),
  status text NOT NULL DEFAULT 'held' CHECK(status IN('held','captured','released','expired')),
  captured bigint CHECK(captured BETWEEN 0 AND amount),
  posting_id uuid REFERENCES postings,
  procedure text,
  partner_id bigint NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  settled_at timestamptz,
  CHECK((status='held')=(settled_at IS NULL))
);
CREATE INDEX holds_due ON holds(expires_at) WHERE status='held';
CREATE INDEX holds_open ON holds(account_id) WHERE status='held';

-- An Idempotency-Key of a paid call. `ticket` names the run that may settle it.
CREATE TABLE paid_calls(
  account_id bigint NOT NULL REFERENCES accounts,
  caller text NOT NULL,
  key text COLLATE "C" NOT NULL,
  request_hash bytea NOT NULL,
  ticket uuid NOT NULL UNIQUE,
  hold_id uuid REFERENCES holds,
  state text NOT NULL DEFAULT 'running' CHECK(state IN('running','done')),
  status smallint,
  content_type text,
  body text,
  points bigint,
  locked_until timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY(account_id, caller, key),
  CHECK((state='done')=(body IS NOT NULL))
);
CREATE INDEX paid_calls_due ON paid_calls(expires_at);

CREATE TABLE api_keys(
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  user_id bigint NOT NULL REFERENCES users,
  name text NOT NULL,
  hash bytea NOT NULL UNIQUE,
  prefix text NOT NULL,
  last4 text NOT NULL,
  rpm integer NOT NULL DEFAULT 600 CHECK(rpm>0),
  last_used_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX api_keys_user ON api_keys(user_id);

-- Paid calls and points of a key by UTC day, written in the transaction of the charge.
CREATE TABLE key_usage(
  api_key_id bigint NOT NULL REFERENCES api_keys,
  day date NOT NULL,
  calls bigint NOT NULL DEFAULT 0,
  points bigint NOT NULL DEFAULT 0,
  PRIMARY KEY(api_key_id, day)
);
