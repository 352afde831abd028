-- Payments on the chain wait in an order that nobody can block, and a hash is claimed by its sender alone.

-- When a row is looked at next, and when it was last: whose rows were looked at lately comes after the others. A plan that is `paid` has its exact transfer on the chain and only waits
-- for blocks; a swap that the chain no longer knows has `lost_at`.
ALTER TABLE subscriptions
  ADD COLUMN due_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN looked_at timestamptz,
  ADD COLUMN paid boolean NOT NULL DEFAULT false;
CREATE INDEX subscriptions_due ON subscriptions(due_at) WHERE status='pending';
ALTER TABLE chain_payments
  ADD COLUMN due_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN looked_at timestamptz,
  ADD COLUMN lost_at timestamptz;
CREATE INDEX chain_payments_due ON chain_payments(due_at) WHERE status='seen';

-- A stranger who names a hash first must not take it away from who sent it: several may name it, and the
-- transfer itself (chain_payments) is used once. One user names it once, unless it failed.
ALTER TABLE subscriptions DROP CONSTRAINT subscriptions_chain_id_tx_hash_key;
CREATE UNIQUE INDEX subscriptions_claim ON subscriptions(user_id, chain_id, tx_hash) WHERE status<>'failed';
CREATE INDEX chain_payments_transaction ON chain_payments(chain_id, tx_hash, user_id);
