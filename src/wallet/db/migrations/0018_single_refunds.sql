-- Refunds by themselves: one that fails at the bank or is cancelled gives its points back.
CREATE TABLE card_single_refunds(
  id text PRIMARY KEY,
  payment_intent text NOT NULL,
  cents bigint NOT NULL CHECK(cents>=0),
  failed boolean NOT NULL
);
CREATE INDEX card_single_refunds_payment ON card_single_refunds(payment_intent);

-- A key that was revoked since its caller was recognised is refused inside the charge and the hold.
DROP FUNCTION IF EXISTS wallet_bar(bigint, bigint);
DROP FUNCTION IF EXISTS wallet_hold(bigint, bigint, bigint, uuid, bigint, text, interval, uuid);
-- functions d24e5e2cca64d548
