-- A hold may be taken before its work is finished, because some of the work leaves already: `prepaid`. It ends
-- as captured, and what is more than its price goes back by a posting that reverses the capture; released or
-- expired, all of it goes back.
ALTER TABLE holds DROP CONSTRAINT holds_status_check, DROP CONSTRAINT holds_check1;
ALTER TABLE holds
  ADD CONSTRAINT holds_status_check CHECK(status IN('held','prepaid','captured','released','expired')),
  ADD CONSTRAINT holds_settled_check CHECK((status IN('held','prepaid'))=(settled_at IS NULL));
DROP INDEX holds_due;
CREATE INDEX holds_due ON holds(expires_at) WHERE status IN('held','prepaid');
DROP FUNCTION IF EXISTS wallet_release(uuid, text);
-- functions 470db928940152f4
