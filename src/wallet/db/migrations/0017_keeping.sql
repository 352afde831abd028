-- What people keep: the answers they paid for, and persons they ask about. What says anything of a person is
-- encrypted; the columns beside it are what lists are sorted, found and expired by.
CREATE TABLE readings(
  id uuid PRIMARY KEY, -- of the posting that paid for it
  user_id bigint NOT NULL REFERENCES users(id),
  reading_id text NOT NULL, -- as the answer names itself: the same question has the same
  procedure text NOT NULL,
  points bigint NOT NULL CHECK(points >= 0),
  sealed bytea NOT NULL, -- the answer and the request, compressed
  title bytea,
  share_hash bytea UNIQUE,
  share bytea,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz
);
CREATE INDEX readings_of ON readings(user_id, id DESC);
CREATE INDEX readings_named ON readings(user_id, reading_id, id DESC);
CREATE INDEX readings_due ON readings(expires_at) WHERE expires_at IS NOT NULL;

CREATE TABLE people(
  id uuid PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users(id),
  sealed bytea NOT NULL,
  consented_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX people_of ON people(user_id, id);

-- Days that readings are kept; null: until they are deleted, 0: not at all.
ALTER TABLE users ADD COLUMN keep_days integer CHECK(keep_days BETWEEN 0 AND 3650);
-- functions 8a403d64ec71c0a5
