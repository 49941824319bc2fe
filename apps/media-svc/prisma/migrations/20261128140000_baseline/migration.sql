-- The tables of media-svc. This baseline stands for the migrations that replaced-migrations.json lists, and creates the schema that they led to.

CREATE TYPE conversion_outcome AS ENUM (
    'pending',
    'converted',
    'failed',
    'not_needed'
);

CREATE TYPE data_export_state AS ENUM (
    'reserved',
    'running',
    'cancelled',
    'finished',
    'failed'
);

CREATE TYPE file_kind AS ENUM (
    'audio',
    'image',
    'video'
);

CREATE TYPE text_reason AS ENUM (
    'no_provider',
    'provider_failed',
    'unreadable'
);

CREATE TYPE text_status AS ENUM (
    'pending',
    'done',
    'failed'
);

CREATE TYPE thumbnail_status AS ENUM (
    'none',
    'pending',
    'done',
    'failed'
);

-- Adds to a person's counter. Files that go after their owner's counter did (an account that is being erased) make no new one.
CREATE FUNCTION add_used_bytes(owner UUID, change BIGINT) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
  IF change > 0 THEN
    INSERT INTO "storage_usage" AS usage ("owner_id", "used_bytes") VALUES (owner, change)
    ON CONFLICT ("owner_id") DO UPDATE SET "used_bytes" = usage."used_bytes" + excluded."used_bytes";
  ELSIF change < 0 THEN
    UPDATE "storage_usage" SET "used_bytes" = "used_bytes" + change WHERE "owner_id" = owner;
  END IF;
END $$;

-- The counters follow the files, whichever statement changes those. Owners are taken in order, so that two statements never wait for
-- each other crosswise. An update that changes neither bytes nor owner (a text was found, a thumbnail drawn) locks no counter.
CREATE FUNCTION count_file_bytes() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM add_used_bytes(s.owner_id, s.change)
    FROM (SELECT owner_id, sum(bytes)::BIGINT AS change FROM inserted GROUP BY owner_id ORDER BY owner_id) AS s;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM add_used_bytes(s.owner_id, s.change)
    FROM (SELECT owner_id, -sum(bytes)::BIGINT AS change FROM deleted GROUP BY owner_id ORDER BY owner_id) AS s;
  ELSE
    PERFORM add_used_bytes(s.owner_id, s.change)
    FROM (
      SELECT owner_id, sum(bytes)::BIGINT AS change
      FROM (SELECT owner_id, -bytes AS bytes FROM deleted UNION ALL SELECT owner_id, bytes FROM inserted) AS changed
      GROUP BY owner_id HAVING sum(bytes) <> 0 ORDER BY owner_id
    ) AS s;
  END IF;
  RETURN NULL;
END $$;

CREATE TABLE conversion (
    file_id uuid NOT NULL,
    owner_id uuid NOT NULL,
    outcome conversion_outcome DEFAULT 'pending'::conversion_outcome NOT NULL,
    reason text,
    requested_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    ended_at timestamp(3) with time zone,
    reported_at timestamp(3) with time zone
);

CREATE TABLE data_export (
    id uuid NOT NULL,
    owner_id uuid NOT NULL,
    state data_export_state NOT NULL,
    total_files integer DEFAULT 0 NOT NULL,
    total_bytes bigint DEFAULT 0 NOT NULL,
    sent_files integer DEFAULT 0 NOT NULL,
    sent_bytes bigint DEFAULT 0 NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE file (
    id uuid NOT NULL,
    owner_id uuid NOT NULL,
    kind file_kind NOT NULL,
    content_type text NOT NULL,
    bytes integer NOT NULL,
    sha256 text NOT NULL,
    text_status text_status NOT NULL,
    extracted_text text DEFAULT ''::text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    is_avatar boolean DEFAULT false NOT NULL,
    codec text,
    duration_seconds double precision,
    height integer,
    thumbnail_status thumbnail_status DEFAULT 'none'::thumbnail_status NOT NULL,
    wanted_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    width integer,
    text_reason text_reason,
    words jsonb DEFAULT '[]'::jsonb NOT NULL,
    spoken_language text,
    conversion_failed boolean DEFAULT false NOT NULL,
    converted_at timestamp(3) with time zone,
    converted_to uuid,
    converted_from uuid
);

CREATE TABLE handled_event (
    event_id uuid NOT NULL,
    handled_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
)
WITH (autovacuum_vacuum_scale_factor='0', autovacuum_vacuum_threshold='5000', autovacuum_vacuum_cost_delay='0', autovacuum_vacuum_insert_scale_factor='0', autovacuum_vacuum_insert_threshold='100000', autovacuum_analyze_scale_factor='0', autovacuum_analyze_threshold='20000');

CREATE TABLE idempotency_key (
    user_id uuid NOT NULL,
    key text NOT NULL,
    fingerprint bytea NOT NULL,
    answer jsonb,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE integrity_run (
    name text NOT NULL,
    "position" text,
    checked bigint DEFAULT 0 NOT NULL,
    problems integer DEFAULT 0 NOT NULL,
    finished_at timestamp(3) with time zone,
    last_checked bigint,
    last_problems integer,
    active_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE last_backup (
    is_only_row boolean DEFAULT true NOT NULL,
    known_since timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    succeeded_at timestamp(3) with time zone,
    duration_seconds double precision DEFAULT 0 NOT NULL,
    total_bytes bigint DEFAULT 0 NOT NULL,
    written_bytes bigint DEFAULT 0 NOT NULL,
    missing_files integer DEFAULT 0 NOT NULL,
    failures integer DEFAULT 0 NOT NULL,
    CONSTRAINT last_backup_is_only_row CHECK (is_only_row)
);

CREATE TABLE outbox (
    sequence bigint NOT NULL,
    id uuid NOT NULL,
    type text NOT NULL,
    entity_id text NOT NULL,
    data jsonb NOT NULL,
    occurred_at timestamp(3) with time zone NOT NULL,
    request_id text,
    traceparent text
)
WITH (autovacuum_vacuum_scale_factor='0', autovacuum_vacuum_threshold='5000', autovacuum_vacuum_cost_delay='0', autovacuum_vacuum_insert_scale_factor='0', autovacuum_vacuum_insert_threshold='100000', autovacuum_analyze_scale_factor='0', autovacuum_analyze_threshold='20000');

CREATE SEQUENCE outbox_sequence_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE outbox_sequence_seq OWNED BY outbox.sequence;

CREATE TABLE profile_version (
    owner_id uuid NOT NULL,
    version integer NOT NULL
);

CREATE TABLE published_event (
    stream_ms bigint NOT NULL,
    stream_sequence bigint NOT NULL,
    sequence bigint NOT NULL,
    id uuid NOT NULL,
    type text NOT NULL,
    entity_id text NOT NULL,
    data jsonb NOT NULL,
    occurred_at timestamp(3) with time zone NOT NULL,
    request_id text,
    traceparent text
)
WITH (autovacuum_vacuum_scale_factor='0', autovacuum_vacuum_threshold='5000', autovacuum_vacuum_cost_delay='0', autovacuum_vacuum_insert_scale_factor='0', autovacuum_vacuum_insert_threshold='100000', autovacuum_analyze_scale_factor='0', autovacuum_analyze_threshold='20000');

CREATE TABLE speaker (
    owner_id uuid NOT NULL,
    spoken_language text
);

CREATE TABLE storage_usage (
    owner_id uuid NOT NULL,
    used_bytes bigint DEFAULT 0 NOT NULL,
    quota_bytes bigint
);

CREATE TABLE thumbnail (
    file_id uuid NOT NULL,
    size text NOT NULL,
    bytes integer NOT NULL,
    sha256 text NOT NULL
);

ALTER TABLE outbox ALTER COLUMN sequence SET DEFAULT nextval('outbox_sequence_seq'::regclass);
ALTER TABLE conversion ADD CONSTRAINT conversion_pkey PRIMARY KEY (file_id);
ALTER TABLE data_export ADD CONSTRAINT data_export_pkey PRIMARY KEY (id);
ALTER TABLE file ADD CONSTRAINT file_pkey PRIMARY KEY (id);
ALTER TABLE handled_event ADD CONSTRAINT handled_event_pkey PRIMARY KEY (event_id);
ALTER TABLE idempotency_key ADD CONSTRAINT idempotency_key_pkey PRIMARY KEY (user_id, key);
ALTER TABLE integrity_run ADD CONSTRAINT integrity_run_pkey PRIMARY KEY (name);
ALTER TABLE last_backup ADD CONSTRAINT last_backup_pkey PRIMARY KEY (is_only_row);
ALTER TABLE outbox ADD CONSTRAINT outbox_pkey PRIMARY KEY (sequence);
ALTER TABLE profile_version ADD CONSTRAINT profile_version_pkey PRIMARY KEY (owner_id);
ALTER TABLE published_event ADD CONSTRAINT published_event_pkey PRIMARY KEY (stream_ms, stream_sequence);
ALTER TABLE speaker ADD CONSTRAINT speaker_pkey PRIMARY KEY (owner_id);
ALTER TABLE storage_usage ADD CONSTRAINT storage_usage_pkey PRIMARY KEY (owner_id);
ALTER TABLE thumbnail ADD CONSTRAINT thumbnail_pkey PRIMARY KEY (file_id, size);
CREATE INDEX conversion_ended_at_idx ON conversion USING btree (ended_at);
CREATE INDEX conversion_pending ON conversion USING btree (requested_at) WHERE (outcome = 'pending'::conversion_outcome);
CREATE INDEX conversion_unreported ON conversion USING btree (owner_id) WHERE (reported_at IS NULL);
CREATE INDEX data_export_expires_at_idx ON data_export USING btree (expires_at);
CREATE INDEX data_export_owner_id_idx ON data_export USING btree (owner_id);
CREATE INDEX file_avatar ON file USING btree (owner_id) WHERE is_avatar;
CREATE INDEX file_converted ON file USING btree (converted_at) WHERE (converted_to IS NOT NULL);
CREATE UNIQUE INDEX file_converted_from_key ON file USING btree (converted_from);
CREATE UNIQUE INDEX file_converted_to_key ON file USING btree (converted_to);
CREATE INDEX file_owner_id_created_at_id_idx ON file USING btree (owner_id, created_at, id);
CREATE INDEX file_recording ON file USING btree (owner_id) WHERE (kind = 'audio'::file_kind);
CREATE INDEX file_text_pending ON file USING btree (created_at) WHERE (text_status = 'pending'::text_status);
CREATE INDEX file_thumbnails_pending ON file USING btree (created_at) WHERE (thumbnail_status = 'pending'::thumbnail_status);
CREATE INDEX file_wanted_at_idx ON file USING btree (wanted_at);
CREATE INDEX handled_event_handled_at_idx ON handled_event USING btree (handled_at);
CREATE INDEX idempotency_key_created_at_idx ON idempotency_key USING btree (created_at);
CREATE UNIQUE INDEX outbox_id_key ON outbox USING btree (id);
CREATE TRIGGER file_bytes_deleted AFTER DELETE ON file REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION count_file_bytes();
CREATE TRIGGER file_bytes_inserted AFTER INSERT ON file REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION count_file_bytes();
CREATE TRIGGER file_bytes_updated AFTER UPDATE ON file REFERENCING OLD TABLE AS deleted NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION count_file_bytes();
ALTER TABLE thumbnail ADD CONSTRAINT thumbnail_file_id_fkey FOREIGN KEY (file_id) REFERENCES file(id) ON UPDATE CASCADE ON DELETE CASCADE;

-- The only row: nothing has been backed up.
INSERT INTO last_backup DEFAULT VALUES;
