-- Money in, plans, messages to users, and the audit log.

CREATE TABLE topups(
  id uuid PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users,
  cents bigint NOT NULL CHECK(cents>=1000 AND cents%10=0),
  points bigint NOT NULL CHECK(points*10=cents),
  checkout_id text UNIQUE,
  payment_intent text UNIQUE,
  status text NOT NULL DEFAULT 'pending' CHECK(status IN('pending','paid','failed','expired','refunded','disputed')),
  posting_id uuid UNIQUE REFERENCES postings,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX topups_user ON topups(user_id);

CREATE TABLE inbound_events(
  source text NOT NULL,
  event_id text NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY(source, event_id)
);

CREATE TABLE wallet_addresses(
  chain_id bigint NOT NULL,
  address bytea NOT NULL CHECK(length(address)=20),
  user_id bigint NOT NULL REFERENCES users,
  verified_at timestamptz NOT NULL,
  PRIMARY KEY(chain_id, address)
);
CREATE INDEX wallet_addresses_user ON wallet_addresses(user_id);

CREATE TABLE chain_payments(
  chain_id bigint NOT NULL,
  tx_hash bytea NOT NULL CHECK(length(tx_hash)=32),
  log_index integer NOT NULL,
  user_id bigint NOT NULL REFERENCES users,
  purpose text NOT NULL CHECK(purpose IN('swap','plan')),
  units numeric(78,0) NOT NULL CHECK(units>0),
  points bigint NOT NULL CHECK(points>=0),
  dust numeric(78,0) NOT NULL DEFAULT 0,
  block_hash bytea,
  status text NOT NULL DEFAULT 'seen' CHECK(status IN('seen','confirmed','rejected')),
  reason text,
  posting_id uuid UNIQUE REFERENCES postings,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY(chain_id, tx_hash, log_index)
);
CREATE INDEX chain_payments_user ON chain_payments(user_id);

CREATE TABLE subscriptions(
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  user_id bigint NOT NULL REFERENCES users,
  plan text NOT NULL CHECK(plan IN('starter','basic','premium','enterprise')),
  status text NOT NULL DEFAULT 'pending' CHECK(status IN('pending','active','expired','failed','cancelled')),
  chain_id bigint,
  tx_hash bytea,
  period_start timestamptz,
  period_end timestamptz,
  call_limit bigint NOT NULL,
  calls_used bigint NOT NULL DEFAULT 0 CHECK(calls_used>=0),
  failure text,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE(chain_id, tx_hash)
);
CREATE UNIQUE INDEX subscriptions_one_active ON subscriptions(user_id) WHERE status='active';
CREATE INDEX subscriptions_user ON subscriptions(user_id);

CREATE TABLE notifications(
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  user_id bigint NOT NULL REFERENCES users,
  kind text NOT NULL,
  dedupe text NOT NULL UNIQUE,
  body jsonb NOT NULL,
  send_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  attempts smallint NOT NULL DEFAULT 0,
  locked_until timestamptz
);
CREATE INDEX notifications_due ON notifications(send_at) WHERE sent_at IS NULL;
CREATE INDEX notifications_user ON notifications(user_id, id);

CREATE TABLE audit_log(
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL DEFAULT now(),
  actor text NOT NULL,
  action text NOT NULL,
  subject text NOT NULL,
  detail jsonb NOT NULL DEFAULT '{}',
  ip inet
);
