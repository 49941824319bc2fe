-- The tables of language-svc. This baseline stands for the migrations that replaced-migrations.json lists, and creates the schema that they led to.

-- The review log: all reviews, undone reviews and resumed cards, from which the cards are computed. It has a
-- schema of its own, because the owner of a schema may drop every table in it: where services have their own roles,
-- tools/postgres gives this schema to another role after the migrations.
CREATE SCHEMA review_log;

-- Rows are only added. They are deleted with their item alone: a delete that a foreign key causes runs inside a trigger, so that the trigger
-- depth is 2; that of a service's own DELETE is 1. The search path keeps functions of the service from being called in place of PostgreSQL's own.
CREATE FUNCTION "reject_word_state_change"() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN
        RETURN OLD;
    END IF;
    RAISE EXCEPTION 'the changes of word states are append-only: % was rejected', TG_OP USING ERRCODE = 'insufficient_privilege';
END $$;

-- Rows are only added. The exception is erasure: the rows of a user may be deleted after the user's row in learner, which the foreign key of the table
-- does. The search path keeps functions of the service from being called in place of PostgreSQL's own.
CREATE FUNCTION "review_log"."reject_change"() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM public.learner WHERE learner.user_id = OLD.user_id) THEN
        RETURN OLD;
    END IF;
    RAISE EXCEPTION 'the review log is append-only: % was rejected', TG_OP USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE TABLE counted_entry (
    entry_id uuid NOT NULL,
    user_id uuid NOT NULL,
    version integer NOT NULL
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

CREATE TABLE learner (
    user_id uuid NOT NULL,
    parameter_version integer DEFAULT 0 NOT NULL,
    optimised_reviews integer DEFAULT 0 NOT NULL
);

CREATE TABLE learning_settings (
    user_id uuid NOT NULL,
    minutes_per_day integer NOT NULL,
    new_per_day integer NOT NULL,
    reviews_per_day integer NOT NULL,
    buttons text NOT NULL,
    day_cutoff_hour integer NOT NULL,
    card_types text[],
    free_days integer[],
    fading_readings boolean NOT NULL,
    tone_colours boolean NOT NULL,
    speech_rate double precision NOT NULL
);

CREATE TABLE model_answer (
    key bytea NOT NULL,
    answer jsonb NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE occurrence (
    item_id uuid NOT NULL,
    entry_id uuid NOT NULL,
    count integer NOT NULL
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

CREATE TABLE review_card (
    user_id uuid NOT NULL,
    item_id uuid NOT NULL,
    card_type text NOT NULL,
    state text NOT NULL,
    due timestamp(3) with time zone NOT NULL,
    due_day date NOT NULL,
    stability double precision NOT NULL,
    difficulty double precision NOT NULL,
    scheduled_days integer NOT NULL,
    learning_step integer NOT NULL,
    reps integer NOT NULL,
    lapses integer NOT NULL,
    lapses_at_resume integer NOT NULL,
    is_leech boolean NOT NULL,
    last_reviewed_at timestamp(3) with time zone NOT NULL,
    last_day date NOT NULL,
    first_right_day date,
    last_log_at timestamp(3) with time zone NOT NULL,
    last_log_id uuid NOT NULL
);

CREATE TABLE review_day (
    user_id uuid NOT NULL,
    day date NOT NULL,
    reviews integer NOT NULL,
    answer_ms bigint NOT NULL,
    introduced integer NOT NULL,
    tested integer NOT NULL,
    retained integer NOT NULL
);

CREATE TABLE review_parameters (
    user_id uuid NOT NULL,
    version integer NOT NULL,
    weights double precision[],
    desired_retention double precision NOT NULL,
    log_loss_before double precision NOT NULL,
    log_loss_after double precision NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE vocabulary_count (
    user_id uuid NOT NULL,
    total integer NOT NULL,
    hidden integer DEFAULT 0 NOT NULL
);

CREATE TABLE vocabulary_item (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    "character" text NOT NULL,
    pinyin text,
    english_translation text NOT NULL,
    notes text NOT NULL,
    frequency integer NOT NULL,
    is_user_generated boolean NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    is_edited boolean DEFAULT false NOT NULL,
    hidden_at timestamp(3) with time zone,
    known_at timestamp(3) with time zone,
    source_entry_id uuid,
    source_entry_at timestamp(3) with time zone,
    chosen_state text,
    scheduled_state text DEFAULT 'new'::text NOT NULL,
    initial_frequency integer,
    is_counted boolean DEFAULT false NOT NULL,
    may_be_misadded boolean DEFAULT false NOT NULL
);

CREATE TABLE word_lookup (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    word text NOT NULL,
    entry_id uuid,
    day date NOT NULL,
    at timestamp(3) with time zone NOT NULL
);

CREATE TABLE word_split (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    text text NOT NULL,
    parts text[],
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE word_state_change (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    item_id uuid NOT NULL,
    from_state text NOT NULL,
    to_state text NOT NULL,
    cause text NOT NULL,
    at timestamp(3) with time zone NOT NULL
);

CREATE TABLE review_log.review (
    user_id uuid NOT NULL,
    id uuid NOT NULL,
    kind text NOT NULL,
    item_id uuid NOT NULL,
    card_type text NOT NULL,
    rating smallint,
    reviewed_at timestamp(3) with time zone NOT NULL,
    received_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    answer_ms integer,
    time_zone text,
    day_cutoff_hour smallint,
    day date NOT NULL,
    state_before jsonb,
    parameter_version integer NOT NULL,
    undoes_id uuid,
    CONSTRAINT review_kind CHECK ((kind = ANY (ARRAY['review'::text, 'undo'::text, 'resume'::text]))),
    CONSTRAINT review_rating CHECK (
CASE
    WHEN (kind = 'review'::text) THEN ((rating BETWEEN 1 AND 4) AND (answer_ms >= 0))
    ELSE (rating IS NULL)
END),
    CONSTRAINT review_undoes_id CHECK (((kind = 'undo'::text) = (undoes_id IS NOT NULL)))
);

ALTER TABLE outbox ALTER COLUMN sequence SET DEFAULT nextval('outbox_sequence_seq'::regclass);
ALTER TABLE counted_entry ADD CONSTRAINT counted_entry_pkey PRIMARY KEY (entry_id);
ALTER TABLE handled_event ADD CONSTRAINT handled_event_pkey PRIMARY KEY (event_id);
ALTER TABLE idempotency_key ADD CONSTRAINT idempotency_key_pkey PRIMARY KEY (user_id, key);
ALTER TABLE integrity_run ADD CONSTRAINT integrity_run_pkey PRIMARY KEY (name);
ALTER TABLE learner ADD CONSTRAINT learner_pkey PRIMARY KEY (user_id);
ALTER TABLE learning_settings ADD CONSTRAINT learning_settings_pkey PRIMARY KEY (user_id);
ALTER TABLE model_answer ADD CONSTRAINT model_answer_pkey PRIMARY KEY (key);
ALTER TABLE occurrence ADD CONSTRAINT occurrence_pkey PRIMARY KEY (item_id, entry_id);
ALTER TABLE outbox ADD CONSTRAINT outbox_pkey PRIMARY KEY (sequence);
ALTER TABLE published_event ADD CONSTRAINT published_event_pkey PRIMARY KEY (stream_ms, stream_sequence);
ALTER TABLE review_card ADD CONSTRAINT review_card_pkey PRIMARY KEY (user_id, item_id, card_type);
ALTER TABLE review_day ADD CONSTRAINT review_day_pkey PRIMARY KEY (user_id, day);
ALTER TABLE review_parameters ADD CONSTRAINT review_parameters_pkey PRIMARY KEY (user_id, version);
ALTER TABLE vocabulary_count ADD CONSTRAINT vocabulary_count_pkey PRIMARY KEY (user_id);
ALTER TABLE vocabulary_item ADD CONSTRAINT vocabulary_item_pkey PRIMARY KEY (id);
ALTER TABLE word_lookup ADD CONSTRAINT word_lookup_pkey PRIMARY KEY (id);
ALTER TABLE word_split ADD CONSTRAINT word_split_pkey PRIMARY KEY (id);
ALTER TABLE word_state_change ADD CONSTRAINT word_state_change_pkey PRIMARY KEY (id);
ALTER TABLE review_log.review ADD CONSTRAINT review_pkey PRIMARY KEY (user_id, id);
CREATE INDEX counted_entry_user_id_idx ON counted_entry USING btree (user_id);
CREATE INDEX handled_event_handled_at_idx ON handled_event USING btree (handled_at);
CREATE INDEX idempotency_key_created_at_idx ON idempotency_key USING btree (created_at);
CREATE INDEX model_answer_created_at_idx ON model_answer USING btree (created_at);
CREATE INDEX occurrence_entry_id_idx ON occurrence USING btree (entry_id);
CREATE UNIQUE INDEX outbox_id_key ON outbox USING btree (id);
CREATE INDEX review_card_item_id_idx ON review_card USING btree (item_id);
CREATE INDEX review_card_user_id_due_day_idx ON review_card USING btree (user_id, due_day);
CREATE INDEX review_card_user_id_last_day_idx ON review_card USING btree (user_id, last_day);
CREATE INDEX vocabulary_item_character_user_id_idx ON vocabulary_item USING btree ("character", user_id);
CREATE UNIQUE INDEX vocabulary_item_user_id_character_key ON vocabulary_item USING btree (user_id, "character");
CREATE INDEX vocabulary_item_user_id_created_at_id_idx ON vocabulary_item USING btree (user_id, created_at DESC, id DESC);
-- A word is logged once for each entry, or none, and day.
CREATE UNIQUE INDEX word_lookup_once_a_day ON word_lookup USING btree (user_id, word, entry_id, day) NULLS NOT DISTINCT;
-- CreateIndex, alone in its migration, because CONCURRENTLY cannot run in a transaction with other statements.
CREATE INDEX word_lookup_user_id_day_idx ON word_lookup USING btree (user_id, day);
CREATE INDEX word_lookup_user_id_word_at_idx ON word_lookup USING btree (user_id, word, at);
CREATE UNIQUE INDEX word_split_user_id_text_key ON word_split USING btree (user_id, text);
CREATE INDEX word_state_change_item_id_at_idx ON word_state_change USING btree (item_id, at);
CREATE INDEX word_state_change_user_id_to_state_at_idx ON word_state_change USING btree (user_id, to_state, at);
CREATE INDEX review_by_card ON review_log.review USING btree (user_id, item_id, card_type, reviewed_at, id);
CREATE INDEX review_by_time ON review_log.review USING btree (user_id, reviewed_at DESC) WHERE (kind = 'review'::text);
CREATE UNIQUE INDEX review_by_undone ON review_log.review USING btree (user_id, undoes_id) WHERE (undoes_id IS NOT NULL);
CREATE TRIGGER word_state_change_append_only BEFORE DELETE OR UPDATE ON word_state_change FOR EACH ROW EXECUTE FUNCTION reject_word_state_change();
CREATE TRIGGER review_append_only BEFORE DELETE OR UPDATE ON review_log.review FOR EACH ROW EXECUTE FUNCTION review_log.reject_change();
CREATE TRIGGER review_no_truncate BEFORE TRUNCATE ON review_log.review FOR EACH STATEMENT EXECUTE FUNCTION review_log.reject_change();
ALTER TABLE occurrence ADD CONSTRAINT occurrence_item_id_fkey FOREIGN KEY (item_id) REFERENCES vocabulary_item(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE review_card ADD CONSTRAINT review_card_item_id_fkey FOREIGN KEY (item_id) REFERENCES vocabulary_item(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE review_card ADD CONSTRAINT review_card_user_id_fkey FOREIGN KEY (user_id) REFERENCES learner(user_id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE review_day ADD CONSTRAINT review_day_user_id_fkey FOREIGN KEY (user_id) REFERENCES learner(user_id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE review_parameters ADD CONSTRAINT review_parameters_user_id_fkey FOREIGN KEY (user_id) REFERENCES learner(user_id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE word_state_change ADD CONSTRAINT word_state_change_item_id_fkey FOREIGN KEY (item_id) REFERENCES vocabulary_item(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE review_log.review ADD CONSTRAINT review_user_id_fkey FOREIGN KEY (user_id) REFERENCES learner(user_id) ON DELETE CASCADE;
