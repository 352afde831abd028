-- Webhooks: what partners subscribed to, what happened, and every delivery of it.

CREATE TABLE webhook_endpoints(
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  partner_id bigint NOT NULL REFERENCES oauth_clients,
  url text NOT NULL,
  events text[] NOT NULL,
  secret_enc bytea NOT NULL,
  old_secret_enc bytea,
  old_secret_until timestamptz,
  failing_since timestamptz,
  disabled_at timestamptz,
  disabled_reason text,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX webhook_endpoints_partner ON webhook_endpoints(partner_id);

CREATE TABLE webhook_events(
  id text PRIMARY KEY,
  partner_id bigint NOT NULL REFERENCES oauth_clients,
  type text NOT NULL,
  body text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE webhook_deliveries(
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  event_id text NOT NULL REFERENCES webhook_events,
  endpoint_id bigint NOT NULL REFERENCES webhook_endpoints,
  status text NOT NULL DEFAULT 'pending' CHECK(status IN('pending','delivered','dead','cancelled')),
  attempts smallint NOT NULL DEFAULT 0,
  next_at timestamptz NOT NULL DEFAULT now(),
  locked_until timestamptz,
  last_status integer,
  last_error text,
  last_ms integer,
  delivered_at timestamptz,
  UNIQUE(event_id, endpoint_id)
);
CREATE INDEX webhook_due ON webhook_deliveries(next_at) WHERE status='pending';
CREATE INDEX webhook_deliveries_endpoint ON webhook_deliveries(endpoint_id, id);
