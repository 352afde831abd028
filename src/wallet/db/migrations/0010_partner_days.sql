-- What partners take by day, summed up behind the charges so that no charge waits for it. A block range
-- index costs a charge next to nothing and finds the postings since the last sum.

CREATE INDEX postings_time ON postings USING brin(created_at) WITH (autosummarize=on);

CREATE TABLE partner_days(
  partner_id bigint NOT NULL REFERENCES oauth_clients,
  day date NOT NULL,
  charges bigint NOT NULL,
  points bigint NOT NULL,
  PRIMARY KEY(partner_id, day)
);

-- One row: postings up to this instant are in the sums.
CREATE TABLE partner_days_until(
  one boolean PRIMARY KEY DEFAULT true CHECK(one),
  until timestamptz NOT NULL
);
INSERT INTO partner_days_until(until) VALUES('-infinity');
