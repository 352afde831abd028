-- Calendars that people subscribe to: which one, for whom and where is encrypted; their address is signed, not stored.
CREATE TABLE calendar_feeds(
  id uuid PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users(id),
  sealed bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX calendar_feeds_of ON calendar_feeds(user_id, id);

-- Whom or what a kept reading is about, for its line in the list; encrypted.
ALTER TABLE readings ADD COLUMN about bytea;
-- functions d24e5e2cca64d548
