-- The security log (docs/adr/0018-security-log.md). It has a schema of its own, because the owner of a schema may drop every table in it:
-- where services have their own roles, tools/postgres/seal-security-log.ts gives this schema to another role after the migrations.
CREATE SCHEMA "security_log";

CREATE TABLE "security_log"."security_event" (
    "id" UUID NOT NULL,
    "event" TEXT NOT NULL,
    "user_id" UUID,
    "username_hash" TEXT,
    "target_user_id" UUID,
    "network" CIDR,
    "request_id" TEXT,
    "details" JSONB NOT NULL,
    "occurred_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "security_event_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "security_event_name" CHECK ("event" ~ '^[a-z_]{1,30}\.[a-z_]{1,40}$'),
    -- 32 bytes in base64url: a username does not fit in unnoticed.
    CONSTRAINT "security_event_username_hash" CHECK ("username_hash" ~ '^[A-Za-z0-9_-]{43}$'),
    -- No complete address can be stored.
    CONSTRAINT "security_event_network" CHECK (masklen("network") = CASE family("network") WHEN 4 THEN 24 ELSE 48 END),
    CONSTRAINT "security_event_request_id" CHECK ("request_id" ~ '^[A-Za-z0-9_-]{8,64}$'),
    -- Ids and short words; no sentence, no address and no Chinese text fits.
    CONSTRAINT "security_event_details" CHECK (
        jsonb_typeof("details") = 'object' AND length("details"::text) <= 300 AND "details"::text ~ '^[{}":, A-Za-z0-9_-]*$'
    ),
    -- Deleting an account empties the columns and keeps the rows.
    CONSTRAINT "security_event_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "account" ("id") ON DELETE SET NULL,
    CONSTRAINT "security_event_target_user_id_fkey" FOREIGN KEY ("target_user_id") REFERENCES "account" ("id") ON DELETE SET NULL
);

CREATE INDEX "security_event_by_time" ON "security_log"."security_event" ("occurred_at" DESC, "id" DESC);
CREATE INDEX "security_event_by_user" ON "security_log"."security_event" ("user_id", "occurred_at" DESC, "id" DESC);
CREATE INDEX "security_event_by_target" ON "security_log"."security_event" ("target_user_id", "occurred_at" DESC, "id" DESC);
CREATE INDEX "security_event_by_username" ON "security_log"."security_event" ("username_hash", "occurred_at" DESC, "id" DESC)
    WHERE "username_hash" IS NOT NULL;

-- Rows are only added. Two exceptions: rows of at least seven days may be deleted (the shortest SECURITY_LOG_RETENTION_DAYS), and the foreign
-- keys above empty the ids of a deleted account. Their statement runs inside a trigger, so that the trigger depth is 2; that of a
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

CREATE TRIGGER "security_event_append_only" BEFORE UPDATE OR DELETE ON "security_log"."security_event"
    FOR EACH ROW EXECUTE FUNCTION "security_log"."reject_change"();
CREATE TRIGGER "security_event_no_truncate" BEFORE TRUNCATE ON "security_log"."security_event"
    FOR EACH STATEMENT EXECUTE FUNCTION "security_log"."reject_change"();
