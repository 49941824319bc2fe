-- The tables of journal-svc. This baseline stands for the migrations that replaced-migrations.json lists, and creates the schema that they led to.

CREATE TYPE file_role AS ENUM (
    'audio',
    'image',
    'media'
);

CREATE TYPE privacy_level AS ENUM (
    'private',
    'friends',
    'public'
);

-- A change of the texts that computes no new signature leaves none, so that a signature never belongs to an earlier text.
CREATE FUNCTION clear_search_signature() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_signature := NULL;
  RETURN NEW;
END
$$;

CREATE TABLE author (
    user_id uuid NOT NULL,
    username text NOT NULL,
    first_name text,
    last_name text,
    profile_image_url text,
    version integer NOT NULL
);

CREATE TABLE author_counter (
    author_id uuid NOT NULL,
    entries integer DEFAULT 0 NOT NULL,
    public_entries integer DEFAULT 0 NOT NULL,
    friends_entries integer DEFAULT 0 NOT NULL
);

CREATE TABLE entry (
    id uuid NOT NULL,
    author_id uuid NOT NULL,
    title text NOT NULL,
    content text NOT NULL,
    extracted_text text NOT NULL,
    privacy_level privacy_level NOT NULL,
    share_id text NOT NULL,
    language text NOT NULL,
    location text,
    latitude text,
    longitude text,
    weather text,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    search_signature bit(2048),
    is_transcript_draft boolean DEFAULT false NOT NULL
)
WITH (autovacuum_vacuum_insert_scale_factor='0.02');

CREATE TABLE entry_file (
    entry_id uuid NOT NULL,
    role file_role NOT NULL,
    "position" smallint NOT NULL,
    file_id uuid NOT NULL,
    content_type text NOT NULL,
    text_unwanted boolean DEFAULT false NOT NULL
);

CREATE TABLE file_text (
    file_id uuid NOT NULL,
    owner_id uuid NOT NULL,
    extracted_text text NOT NULL,
    arrived_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
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

CREATE TABLE on_this_day_settings (
    author_id uuid NOT NULL,
    is_shown boolean DEFAULT true NOT NULL,
    dismissed_on date
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

CREATE TABLE public_counter (
    shard smallint NOT NULL,
    entries integer DEFAULT 0 NOT NULL
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

ALTER TABLE outbox ALTER COLUMN sequence SET DEFAULT nextval('outbox_sequence_seq'::regclass);
ALTER TABLE author_counter ADD CONSTRAINT author_counter_pkey PRIMARY KEY (author_id);
ALTER TABLE author ADD CONSTRAINT author_pkey PRIMARY KEY (user_id);
ALTER TABLE entry_file ADD CONSTRAINT entry_file_pkey PRIMARY KEY (entry_id, role, "position");
ALTER TABLE entry ADD CONSTRAINT entry_pkey PRIMARY KEY (id);
ALTER TABLE file_text ADD CONSTRAINT file_text_pkey PRIMARY KEY (file_id);
ALTER TABLE handled_event ADD CONSTRAINT handled_event_pkey PRIMARY KEY (event_id);
ALTER TABLE idempotency_key ADD CONSTRAINT idempotency_key_pkey PRIMARY KEY (user_id, key);
ALTER TABLE integrity_run ADD CONSTRAINT integrity_run_pkey PRIMARY KEY (name);
ALTER TABLE on_this_day_settings ADD CONSTRAINT on_this_day_settings_pkey PRIMARY KEY (author_id);
ALTER TABLE outbox ADD CONSTRAINT outbox_pkey PRIMARY KEY (sequence);
ALTER TABLE public_counter ADD CONSTRAINT public_counter_pkey PRIMARY KEY (shard);
ALTER TABLE published_event ADD CONSTRAINT published_event_pkey PRIMARY KEY (stream_ms, stream_sequence);
CREATE INDEX entry_file_file_id_idx ON entry_file USING btree (file_id);
CREATE INDEX entry_of_author ON entry USING btree (author_id, created_at DESC, id DESC);
CREATE INDEX entry_public ON entry USING btree (created_at DESC, id DESC, author_id) WHERE (privacy_level = 'public'::privacy_level);
CREATE INDEX entry_public_of_author ON entry USING btree (author_id, created_at DESC, id DESC) WHERE (privacy_level = 'public'::privacy_level);
-- It contains the signatures, so that entries without the searched term are not read from the table.
CREATE INDEX entry_search_of_author ON entry USING btree (author_id, created_at DESC, id DESC, search_signature);
CREATE UNIQUE INDEX entry_share_id_key ON entry USING btree (share_id);
CREATE INDEX entry_shown ON entry USING btree (created_at DESC, id DESC, author_id) WHERE (privacy_level <> 'private'::privacy_level);
CREATE INDEX entry_shown_of_author ON entry USING btree (author_id, created_at DESC, id DESC) WHERE (privacy_level <> 'private'::privacy_level);
CREATE INDEX entry_without_search_signature ON entry USING btree (id) WHERE (search_signature IS NULL);
CREATE INDEX handled_event_handled_at_idx ON handled_event USING btree (handled_at);
CREATE INDEX idempotency_key_created_at_idx ON idempotency_key USING btree (created_at);
CREATE UNIQUE INDEX outbox_id_key ON outbox USING btree (id);
CREATE TRIGGER entry_search_signature BEFORE UPDATE OF title, content, extracted_text ON entry FOR EACH ROW WHEN (old.search_signature IS NOT DISTINCT FROM new.search_signature AND (old.title, old.content, old.extracted_text) IS DISTINCT FROM (new.title, new.content, new.extracted_text)) EXECUTE FUNCTION clear_search_signature();
ALTER TABLE entry ADD CONSTRAINT entry_author_id_fkey FOREIGN KEY (author_id) REFERENCES author(user_id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE entry_file ADD CONSTRAINT entry_file_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES entry(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE on_this_day_settings ADD CONSTRAINT on_this_day_settings_author_id_fkey FOREIGN KEY (author_id) REFERENCES author(user_id) ON UPDATE CASCADE ON DELETE CASCADE;
