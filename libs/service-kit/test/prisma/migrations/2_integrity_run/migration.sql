CREATE TABLE integrity_run (
  name text PRIMARY KEY,
  position text,
  checked bigint NOT NULL DEFAULT 0,
  problems integer NOT NULL DEFAULT 0,
  finished_at timestamptz(3),
  active_at timestamptz(3) NOT NULL DEFAULT now(),
  last_checked bigint,
  last_problems integer
);
