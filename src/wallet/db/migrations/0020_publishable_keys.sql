-- Keys that stand in the pages of others for everybody to read: each is good on its origins alone, for some points a day.
CREATE TABLE publishable_keys(
  id uuid PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users(id),
  key text NOT NULL UNIQUE,
  name text NOT NULL,
  origins text[] NOT NULL CHECK(cardinality(origins) BETWEEN 1 AND 10),
  daily_points bigint NOT NULL CHECK(daily_points >= 0),
  spent_on date NOT NULL DEFAULT '2000-01-01', -- UTC
  spent bigint NOT NULL DEFAULT 0 CHECK(spent >= 0),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX publishable_keys_of ON publishable_keys(user_id, id);
-- functions d24e5e2cca64d548
