CREATE TABLE idempotency_key (
  user_id uuid NOT NULL,
  key text NOT NULL,
  fingerprint bytea NOT NULL,
  answer jsonb,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotency_key_created_at_idx ON idempotency_key (created_at);
-- The effect of the requests in these tests: one row per request that had an effect.
CREATE TABLE note (
  id serial PRIMARY KEY,
  text text NOT NULL
);
