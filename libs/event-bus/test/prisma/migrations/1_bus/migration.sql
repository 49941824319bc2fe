CREATE TABLE outbox (
  sequence bigserial PRIMARY KEY,
  id uuid NOT NULL UNIQUE,
  type text NOT NULL,
  entity_id text NOT NULL,
  data jsonb NOT NULL,
  occurred_at timestamptz(3) NOT NULL,
  request_id text,
  traceparent text
);
CREATE TABLE published_event (
  stream_ms bigint NOT NULL,
  stream_sequence bigint NOT NULL,
  sequence bigint NOT NULL,
  id uuid NOT NULL,
  type text NOT NULL,
  entity_id text NOT NULL,
  data jsonb NOT NULL,
  occurred_at timestamptz(3) NOT NULL,
  request_id text,
  traceparent text,
  PRIMARY KEY (stream_ms, stream_sequence)
);
CREATE TABLE handled_event (
  event_id uuid PRIMARY KEY,
  handled_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX handled_event_handled_at_idx ON handled_event (handled_at);
-- The effect of the handlers in these tests: one row per handled event, in order.
CREATE TABLE effect (
  place bigserial PRIMARY KEY,
  entity_id text NOT NULL,
  username text NOT NULL
);
