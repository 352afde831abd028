-- What Stripe has said of a payment is kept as facts, by payment, in whatever order it came; what the wallet
-- has done about it stands beside the purchase, and the difference between the two is what is still due.

-- The highest total of refunds that was reported, in cents.
CREATE TABLE card_refunds(
  payment_intent text PRIMARY KEY,
  cents bigint NOT NULL CHECK(cents>=0)
);

-- `decided` is when Stripe decided it, in seconds since the epoch; 0 while it has not.
CREATE TABLE card_disputes(
  id text PRIMARY KEY,
  payment_intent text NOT NULL,
  cents bigint NOT NULL CHECK(cents>=0),
  state text NOT NULL CHECK(state IN('inquiry','open','won','lost')),
  decided bigint NOT NULL DEFAULT 0
);
CREATE INDEX card_disputes_payment ON card_disputes(payment_intent);

-- `reversed_points` is what the facts ask back at present, `taken_points` what was taken for it; `movements`
-- numbers what moved after the credit, so that each has a key of its own.
ALTER TABLE topups
  ADD COLUMN taken_points bigint NOT NULL DEFAULT 0 CHECK(taken_points BETWEEN 0 AND points),
  ADD COLUMN movements integer NOT NULL DEFAULT 0;
UPDATE topups t SET taken_points=least(t.points, (
  SELECT coalesce(sum(p.amount), 0) FROM postings p
  JOIN accounts a ON a.id=p.source_id AND a.user_id=t.user_id
  WHERE p.kind='refund' AND p.idem_key LIKE 'refund:' || t.id || ':%'
)) WHERE t.reversed_points>0;
CREATE INDEX topups_owing ON topups(user_id) WHERE reversed_points>taken_points;

-- The purchases of before keep what was known of them.
INSERT INTO card_refunds(payment_intent, cents)
  SELECT payment_intent, reversed_points*10 FROM topups
  WHERE payment_intent IS NOT NULL AND reversed_points>0 AND status='refunded';
INSERT INTO card_disputes(id, payment_intent, cents, state)
  SELECT payment_intent, payment_intent, reversed_points*10, 'open' FROM topups
  WHERE payment_intent IS NOT NULL AND reversed_points>0 AND status='disputed';

-- Why an account is frozen: 'card' while points of a reversed payment are owed, which ends by itself; null
-- for a freeze by hand, which nobody but a hand ends.
ALTER TABLE users ADD COLUMN frozen_by text CHECK(frozen_by='card');
UPDATE users SET frozen_by='card' WHERE frozen_at IS NOT NULL
  AND id IN(SELECT user_id FROM topups WHERE reversed_points>taken_points);
-- functions f51ce2fd7910fdc6
