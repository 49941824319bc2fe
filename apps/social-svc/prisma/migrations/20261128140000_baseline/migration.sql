-- The tables of social-svc. This baseline stands for the migrations that replaced-migrations.json lists, and creates the schema that they led to.

-- The security log (docs/adr/0018-security-log.md). It has a schema of its own, because the owner of a schema may drop every table in it:
-- where services have their own roles, tools/postgres/make-security-log-append-only.ts gives this schema to another role after the migrations.
CREATE SCHEMA security_log;

CREATE TYPE deletion_mail_kind AS ENUM (
    'requested',
    'cancelled'
);

CREATE TYPE erasure_stage AS ENUM (
    'told',
    'settling',
    'told_again'
);

CREATE TYPE friend_notice_kind AS ENUM (
    'added',
    'approved'
);

CREATE TYPE report_reason AS ENUM (
    'bullying',
    'personal_information',
    'inappropriate',
    'spam',
    'other'
);

CREATE TYPE report_status AS ENUM (
    'open',
    'closed'
);

CREATE TYPE reset_code_method AS ENUM (
    'mail',
    'admin'
);

-- One spelling for what is to be found alike: widths, capitals and runs of white space.
CREATE FUNCTION search_key(given TEXT) RETURNS TEXT IMMUTABLE STRICT PARALLEL SAFE
  RETURN regexp_replace(lower(normalize(given, NFKC)), '\s+', ' ', 'g');

-- All that a person may be looked for by, a line each: the username and the name in the orders it is written in, Chinese ones without a space.
CREATE FUNCTION account_search_text(username TEXT, first_name TEXT, last_name TEXT) RETURNS TEXT IMMUTABLE PARALLEL SAFE
  RETURN E'\n' || search_key(username)
      || E'\n' || search_key(COALESCE(first_name || ' ', '') || COALESCE(last_name, ''))
      || E'\n' || search_key(COALESCE(last_name || ' ', '') || COALESCE(first_name, ''))
      || E'\n' || search_key(COALESCE(last_name, '') || COALESCE(first_name, ''))
      || E'\n';

-- The lines of account_search_text that are not empty. An index has room for 400 characters of up to four bytes; only names of rare
-- ligatures, for which search_key writes several characters each, are longer.
CREATE FUNCTION account_names(username TEXT, first_name TEXT, last_name TEXT) RETURNS SETOF TEXT IMMUTABLE PARALLEL SAFE LANGUAGE SQL
BEGIN ATOMIC
  SELECT DISTINCT left(line, 400) FROM string_to_table(account_search_text(username, first_name, last_name), E'\n') AS line WHERE line <> '';
END;

CREATE FUNCTION count_block_change() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN PERFORM count_blocks(ARRAY(SELECT ROW(added.*)::"block" FROM added), 1); END IF;
  IF TG_OP = 'DELETE' THEN PERFORM count_blocks(ARRAY(SELECT ROW(removed.*)::"block" FROM removed), -1); END IF;
  RETURN NULL;
END $$;

CREATE TABLE block (
    blocker_id uuid NOT NULL,
    blocked_id uuid NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT block_of_another_user CHECK ((blocker_id <> blocked_id))
);

CREATE FUNCTION count_friendship_change() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM count_friendships(ARRAY(SELECT ROW(gone.*)::"friendship" FROM gone), -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM count_friendships(ARRAY(SELECT ROW(come.*)::"friendship" FROM come), 1); END IF;
  RETURN NULL;
END $$;

CREATE TABLE friendship (
    first_id uuid NOT NULL,
    second_id uuid NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    requested_by uuid,
    notice_for uuid,
    notice_kind friend_notice_kind,
    CONSTRAINT friendship_in_order CHECK ((first_id < second_id)),
    CONSTRAINT friendship_notice_for_one CHECK (((notice_for = first_id) OR (notice_for = second_id))),
    CONSTRAINT friendship_notice_has_kind CHECK (((notice_for IS NULL) = (notice_kind IS NULL))),
    CONSTRAINT friendship_requested_by_one CHECK (((requested_by = first_id) OR (requested_by = second_id)))
);

CREATE FUNCTION search_grams(given TEXT) RETURNS TEXT[] IMMUTABLE STRICT PARALLEL SAFE
  RETURN ARRAY(
    SELECT DISTINCT substr(given, at, size)
    FROM generate_series(1, length(given)) AS at, generate_series(1, 2) AS size
  );

-- The pairs of neighbouring characters of a text, or its only character: the grams of a search text that an entry of the index must have.
CREATE FUNCTION search_pairs(given TEXT) RETURNS TEXT[] IMMUTABLE STRICT PARALLEL SAFE
  RETURN ARRAY(SELECT DISTINCT substr(given, at, 2) FROM generate_series(1, greatest(length(given) - 1, 1)) AS at);

CREATE FUNCTION store_account_names() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM account_name WHERE account_id = NEW.id;
  INSERT INTO account_name (account_id, name, username)
    SELECT NEW.id, name, NEW.username FROM account_names(NEW.username, NEW.first_name, NEW.last_name) AS name;
  RETURN NULL;
END
$$;

-- Rows are only added. Two exceptions: rows of at least seven days may be deleted (the shortest SECURITY_LOG_RETENTION_DAYS), and the foreign
-- keys of the table empty the ids of a deleted account. Their statement runs inside a trigger, so that the trigger depth is 2; that of a
-- service's own UPDATE is 1. The search path keeps functions of the service from being called in place of PostgreSQL's own.
CREATE FUNCTION "security_log"."reject_change"() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    IF TG_OP = 'DELETE' AND OLD.occurred_at < now() - interval '7 days' THEN
        RETURN OLD;
    END IF;
    IF TG_OP = 'UPDATE' AND pg_trigger_depth() > 1
        AND (NEW.user_id IS NULL OR NEW.user_id IS NOT DISTINCT FROM OLD.user_id)
        AND (NEW.target_user_id IS NULL OR NEW.target_user_id IS NOT DISTINCT FROM OLD.target_user_id)
        AND to_jsonb(NEW) - 'user_id' - 'target_user_id' = to_jsonb(OLD) - 'user_id' - 'target_user_id' THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'the security log is append-only: % was rejected', TG_OP USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE TABLE account (
    id uuid NOT NULL,
    username text NOT NULL,
    username_key text NOT NULL,
    email text,
    email_key text,
    password_hash text NOT NULL,
    first_name text,
    last_name text,
    birth_date date,
    bio text,
    profile_image_url text,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    second_factor_required boolean DEFAULT false NOT NULL,
    claims_checked boolean DEFAULT false NOT NULL
);

CREATE TABLE account_name (
    account_id uuid NOT NULL,
    name text NOT NULL COLLATE pg_catalog."C",
    username text NOT NULL
);

CREATE TABLE block_counter (
    user_id uuid NOT NULL,
    blocks integer DEFAULT 0 NOT NULL
);

CREATE TABLE deletion_mail (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    kind deletion_mail_kind NOT NULL,
    language text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    next_attempt_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT deletion_mail_language_check CHECK ((language = ANY (ARRAY['en'::text, 'zh'::text])))
);

CREATE TABLE erasure (
    user_id uuid NOT NULL,
    stage erasure_stage DEFAULT 'told'::erasure_stage NOT NULL,
    started_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE external_identity (
    issuer text NOT NULL,
    subject text NOT NULL,
    account_id uuid NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE friend_additions (
    user_id uuid NOT NULL,
    since timestamp(3) with time zone DEFAULT now() NOT NULL,
    count integer NOT NULL
);

CREATE TABLE friend_code (
    account_id uuid NOT NULL,
    code text NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE friend_counter (
    user_id uuid NOT NULL,
    friends integer DEFAULT 0 NOT NULL,
    requests integer DEFAULT 0 NOT NULL,
    notices integer DEFAULT 0 NOT NULL
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

CREATE TABLE invitation (
    id uuid NOT NULL,
    code_hash bytea NOT NULL,
    label text NOT NULL,
    max_uses integer NOT NULL,
    used_count integer DEFAULT 0 NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT invitation_used_count_check CHECK (((used_count >= 0) AND (used_count <= max_uses)))
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

CREATE TABLE passkey (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    credential_id bytea NOT NULL,
    public_key bytea NOT NULL,
    counter bigint NOT NULL,
    transports text[],
    rp_id text NOT NULL,
    name text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    last_used_at timestamp(3) with time zone
);

CREATE TABLE password_reset_request (
    id uuid NOT NULL,
    account_id uuid,
    username_hash text,
    language text NOT NULL,
    network text,
    request_id text,
    attempts integer DEFAULT 0 NOT NULL,
    next_attempt_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP,
    mailed_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    is_registration_notice boolean DEFAULT false NOT NULL,
    CONSTRAINT password_reset_request_language_check CHECK ((language = ANY (ARRAY['en'::text, 'zh'::text])))
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

CREATE TABLE reading_aids (
    account_id uuid NOT NULL,
    is_shown boolean NOT NULL,
    reading text NOT NULL,
    words text NOT NULL,
    script text NOT NULL,
    has_tone_colors boolean DEFAULT true NOT NULL,
    speech_rate double precision DEFAULT 0.7 NOT NULL,
    CONSTRAINT reading_aids_reading_check CHECK ((reading = ANY (ARRAY['pinyin'::text, 'zhuyin'::text]))),
    CONSTRAINT reading_aids_script_check CHECK ((script = ANY (ARRAY['original'::text, 'simplified'::text, 'traditional'::text]))),
    CONSTRAINT reading_aids_speech_rate_check CHECK (((speech_rate >= (0.5)::double precision) AND (speech_rate <= (1.2)::double precision))),
    CONSTRAINT reading_aids_words_check CHECK ((words = ANY (ARRAY['all'::text, 'fading'::text, 'new'::text])))
);

CREATE TABLE recovery_code (
    account_id uuid NOT NULL,
    code_hash bytea NOT NULL,
    CONSTRAINT recovery_code_hash_check CHECK ((length(code_hash) = 32))
);

CREATE TABLE report (
    id uuid NOT NULL,
    reporter_id uuid NOT NULL,
    entry_id uuid,
    user_id uuid NOT NULL,
    reason report_reason NOT NULL,
    text text,
    status report_status DEFAULT 'open'::report_status NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    closed_at timestamp(3) with time zone
);

CREATE TABLE requested_deletion (
    account_id uuid NOT NULL,
    erase_after timestamp(3) with time zone NOT NULL
);

CREATE TABLE reset_code (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    method reset_code_method NOT NULL,
    selector_hash bytea NOT NULL,
    code_hash bytea NOT NULL,
    wrong_guesses integer DEFAULT 0 NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT reset_code_hashes_check CHECK (((length(selector_hash) = 32) AND (length(code_hash) = 32)))
);

CREATE TABLE totp (
    account_id uuid NOT NULL,
    secret bytea NOT NULL,
    last_used_step bigint NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT totp_secret_check CHECK ((length(secret) = 48))
);

CREATE TABLE totp_setup (
    account_id uuid NOT NULL,
    secret bytea NOT NULL,
    started_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT totp_setup_secret_check CHECK ((length(secret) = 48))
);

CREATE TABLE security_log.security_event (
    id uuid NOT NULL,
    event text NOT NULL,
    user_id uuid,
    username_hash text,
    target_user_id uuid,
    network cidr,
    request_id text,
    details jsonb NOT NULL,
    occurred_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT security_event_details CHECK (((jsonb_typeof(details) = 'object'::text) AND (length((details)::text) <= 300) AND ((details)::text ~ '^[{}":, A-Za-z0-9_-]*$'::text))),
    CONSTRAINT security_event_name CHECK ((event ~ '^[a-z_]{1,30}\.[a-z_]{1,40}$'::text)),
    CONSTRAINT security_event_network CHECK ((masklen((network)::inet) =
CASE family((network)::inet)
    WHEN 4 THEN 24
    ELSE 48
END)),
    CONSTRAINT security_event_request_id CHECK ((request_id ~ '^[A-Za-z0-9_-]{8,64}$'::text)),
    CONSTRAINT security_event_username_hash CHECK ((username_hash ~ '^[A-Za-z0-9_-]{43}$'::text))
);

-- The counters are updated by triggers, whichever statement changes the blocks. A deleted account takes its blocks and its counter
-- with it. Rows are updated in the order of the user ids, so that concurrent transactions cannot deadlock.
CREATE FUNCTION count_blocks(changed "block"[], step INTEGER) RETURNS VOID LANGUAGE SQL AS $$
  INSERT INTO "block_counter" AS c ("user_id", "blocks")
  SELECT b.blocker_id, step * count(*)
  FROM unnest(changed) AS b JOIN "account" AS a ON a."id" = b.blocker_id
  GROUP BY b.blocker_id ORDER BY b.blocker_id
  ON CONFLICT ("user_id") DO UPDATE SET "blocks" = c."blocks" + excluded."blocks"
$$;

-- As before, and the notices. Both counters of a friendship are updated in the order of the ids, so that two changes at the same time
-- cannot wait for each other.
CREATE FUNCTION count_friendships(changed "friendship"[], step INTEGER) RETURNS VOID LANGUAGE SQL AS $$
  INSERT INTO "friend_counter" AS c ("user_id", "friends", "requests", "notices")
  SELECT
    person.id,
    step * count(*) FILTER (WHERE f.requested_by IS NULL),
    step * count(*) FILTER (WHERE f.requested_by IS NOT NULL),
    step * count(*) FILTER (WHERE f.notice_for = person.id)
  FROM unnest(changed) AS f CROSS JOIN LATERAL (VALUES (f.first_id), (f.second_id)) AS person (id)
  JOIN "account" AS a ON a."id" = person.id
  GROUP BY person.id ORDER BY person.id
  ON CONFLICT ("user_id") DO UPDATE SET
    "friends" = c."friends" + excluded."friends",
    "requests" = c."requests" + excluded."requests",
    "notices" = c."notices" + excluded."notices"
$$;

ALTER TABLE outbox ALTER COLUMN sequence SET DEFAULT nextval('outbox_sequence_seq'::regclass);
ALTER TABLE account_name ADD CONSTRAINT account_name_pkey PRIMARY KEY (name, username, account_id);
ALTER TABLE account ADD CONSTRAINT account_pkey PRIMARY KEY (id);
ALTER TABLE block_counter ADD CONSTRAINT block_counter_pkey PRIMARY KEY (user_id);
ALTER TABLE block ADD CONSTRAINT block_pkey PRIMARY KEY (blocker_id, blocked_id);
ALTER TABLE deletion_mail ADD CONSTRAINT deletion_mail_pkey PRIMARY KEY (id);
ALTER TABLE erasure ADD CONSTRAINT erasure_pkey PRIMARY KEY (user_id);
ALTER TABLE external_identity ADD CONSTRAINT external_identity_pkey PRIMARY KEY (issuer, subject);
ALTER TABLE friend_additions ADD CONSTRAINT friend_additions_pkey PRIMARY KEY (user_id);
ALTER TABLE friend_code ADD CONSTRAINT friend_code_pkey PRIMARY KEY (account_id);
ALTER TABLE friend_counter ADD CONSTRAINT friend_counter_pkey PRIMARY KEY (user_id);
ALTER TABLE friendship ADD CONSTRAINT friendship_pkey PRIMARY KEY (first_id, second_id);
ALTER TABLE handled_event ADD CONSTRAINT handled_event_pkey PRIMARY KEY (event_id);
ALTER TABLE idempotency_key ADD CONSTRAINT idempotency_key_pkey PRIMARY KEY (user_id, key);
ALTER TABLE integrity_run ADD CONSTRAINT integrity_run_pkey PRIMARY KEY (name);
ALTER TABLE invitation ADD CONSTRAINT invitation_pkey PRIMARY KEY (id);
ALTER TABLE outbox ADD CONSTRAINT outbox_pkey PRIMARY KEY (sequence);
ALTER TABLE passkey ADD CONSTRAINT passkey_pkey PRIMARY KEY (id);
ALTER TABLE password_reset_request ADD CONSTRAINT password_reset_request_pkey PRIMARY KEY (id);
ALTER TABLE published_event ADD CONSTRAINT published_event_pkey PRIMARY KEY (stream_ms, stream_sequence);
ALTER TABLE reading_aids ADD CONSTRAINT reading_aids_pkey PRIMARY KEY (account_id);
ALTER TABLE recovery_code ADD CONSTRAINT recovery_code_pkey PRIMARY KEY (account_id, code_hash);
ALTER TABLE report ADD CONSTRAINT report_pkey PRIMARY KEY (id);
ALTER TABLE requested_deletion ADD CONSTRAINT requested_deletion_pkey PRIMARY KEY (account_id);
ALTER TABLE reset_code ADD CONSTRAINT reset_code_pkey PRIMARY KEY (id);
ALTER TABLE totp ADD CONSTRAINT totp_pkey PRIMARY KEY (account_id);
ALTER TABLE totp_setup ADD CONSTRAINT totp_setup_pkey PRIMARY KEY (account_id);
ALTER TABLE security_log.security_event ADD CONSTRAINT security_event_pkey PRIMARY KEY (id);
CREATE UNIQUE INDEX account_email_key_key ON account USING btree (email_key);
CREATE INDEX account_name_account_id_idx ON account_name USING btree (account_id);
CREATE INDEX account_name_grams ON account_name USING gin (search_grams(name));
CREATE UNIQUE INDEX account_username_key_key ON account USING btree (username_key);
CREATE INDEX block_of_blocked ON block USING btree (blocked_id, blocker_id);
CREATE INDEX block_of_blocker ON block USING btree (blocker_id, created_at DESC, blocked_id DESC);
CREATE INDEX deletion_mail_account_id_idx ON deletion_mail USING btree (account_id);
CREATE INDEX deletion_mail_next_attempt_at_idx ON deletion_mail USING btree (next_attempt_at);
CREATE INDEX external_identity_account_id_idx ON external_identity USING btree (account_id);
CREATE UNIQUE INDEX friend_code_code_key ON friend_code USING btree (code);
CREATE INDEX friendship_notice_for ON friendship USING btree (notice_for, created_at DESC);
CREATE INDEX friendship_of_first ON friendship USING btree (first_id, created_at DESC, second_id DESC, requested_by);
CREATE INDEX friendship_of_second ON friendship USING btree (second_id, created_at DESC, first_id DESC, requested_by);
CREATE INDEX handled_event_handled_at_idx ON handled_event USING btree (handled_at);
CREATE INDEX idempotency_key_created_at_idx ON idempotency_key USING btree (created_at);
CREATE UNIQUE INDEX invitation_code_hash_key ON invitation USING btree (code_hash);
CREATE UNIQUE INDEX outbox_id_key ON outbox USING btree (id);
CREATE UNIQUE INDEX passkey_account_id_credential_id_key ON passkey USING btree (account_id, credential_id);
CREATE INDEX password_reset_request_account_id_mailed_at_idx ON password_reset_request USING btree (account_id, mailed_at);
CREATE INDEX password_reset_request_created_at_idx ON password_reset_request USING btree (created_at);
CREATE INDEX password_reset_request_next_attempt_at_idx ON password_reset_request USING btree (next_attempt_at);
-- An index for administrators' list of all reports
CREATE INDEX report_created_at_id_idx ON report USING btree (created_at DESC, id DESC);
CREATE INDEX report_reporter_id_created_at_idx ON report USING btree (reporter_id, created_at DESC);
CREATE INDEX report_status_created_at_id_idx ON report USING btree (status, created_at DESC, id DESC);
CREATE UNIQUE INDEX reset_code_account_id_method_key ON reset_code USING btree (account_id, method);
CREATE INDEX reset_code_expires_at_idx ON reset_code USING btree (expires_at);
CREATE UNIQUE INDEX reset_code_selector_hash_key ON reset_code USING btree (selector_hash);
-- The rows of an event from a network are counted before each insertion (see src/security-log/rows-per-day.ts).
CREATE INDEX security_event_by_network ON security_log.security_event USING btree (network, event, occurred_at DESC) WHERE (network IS NOT NULL);
CREATE INDEX security_event_by_target ON security_log.security_event USING btree (target_user_id, occurred_at DESC, id DESC);
CREATE INDEX security_event_by_time ON security_log.security_event USING btree (occurred_at DESC, id DESC);
CREATE INDEX security_event_by_user ON security_log.security_event USING btree (user_id, occurred_at DESC, id DESC);
CREATE INDEX security_event_by_username ON security_log.security_event USING btree (username_hash, occurred_at DESC, id DESC) WHERE (username_hash IS NOT NULL);
CREATE TRIGGER account_name AFTER INSERT OR UPDATE OF username, first_name, last_name ON account FOR EACH ROW EXECUTE FUNCTION store_account_names();
CREATE TRIGGER blocks_added AFTER INSERT ON block REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_block_change();
CREATE TRIGGER blocks_removed AFTER DELETE ON block REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_block_change();
CREATE TRIGGER friendships_begun AFTER INSERT ON friendship REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_friendship_change();
CREATE TRIGGER friendships_changed AFTER UPDATE ON friendship REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_friendship_change();
CREATE TRIGGER friendships_ended AFTER DELETE ON friendship REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_friendship_change();
CREATE TRIGGER security_event_append_only BEFORE DELETE OR UPDATE ON security_log.security_event FOR EACH ROW EXECUTE FUNCTION security_log.reject_change();
CREATE TRIGGER security_event_no_truncate BEFORE TRUNCATE ON security_log.security_event FOR EACH STATEMENT EXECUTE FUNCTION security_log.reject_change();
ALTER TABLE account_name ADD CONSTRAINT account_name_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE block ADD CONSTRAINT block_blocked_id_fkey FOREIGN KEY (blocked_id) REFERENCES account(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE block ADD CONSTRAINT block_blocker_id_fkey FOREIGN KEY (blocker_id) REFERENCES account(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE block_counter ADD CONSTRAINT block_counter_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE deletion_mail ADD CONSTRAINT deletion_mail_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE external_identity ADD CONSTRAINT external_identity_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE friend_additions ADD CONSTRAINT friend_additions_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE friend_code ADD CONSTRAINT friend_code_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE friend_counter ADD CONSTRAINT friend_counter_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE friendship ADD CONSTRAINT friendship_first_id_fkey FOREIGN KEY (first_id) REFERENCES account(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE friendship ADD CONSTRAINT friendship_second_id_fkey FOREIGN KEY (second_id) REFERENCES account(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE passkey ADD CONSTRAINT passkey_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE reading_aids ADD CONSTRAINT reading_aids_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE recovery_code ADD CONSTRAINT recovery_code_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE report ADD CONSTRAINT report_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES account(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE requested_deletion ADD CONSTRAINT requested_deletion_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE reset_code ADD CONSTRAINT reset_code_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE totp ADD CONSTRAINT totp_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE totp_setup ADD CONSTRAINT totp_setup_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE security_log.security_event ADD CONSTRAINT security_event_target_user_id_fkey FOREIGN KEY (target_user_id) REFERENCES account(id) ON DELETE SET NULL;
ALTER TABLE security_log.security_event ADD CONSTRAINT security_event_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(id) ON DELETE SET NULL;
