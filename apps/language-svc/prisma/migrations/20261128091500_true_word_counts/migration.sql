-- AlterTable
ALTER TABLE "vocabulary_item" ADD COLUMN     "is_counted" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "outbox" (
    "sequence" BIGSERIAL NOT NULL,
    "id" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "entity_id" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "occurred_at" TIMESTAMPTZ(3) NOT NULL,
    "request_id" TEXT,
    "traceparent" TEXT,

    CONSTRAINT "outbox_pkey" PRIMARY KEY ("sequence")
);

-- CreateTable
CREATE TABLE "published_event" (
    "stream_ms" BIGINT NOT NULL,
    "stream_sequence" BIGINT NOT NULL,
    "sequence" BIGINT NOT NULL,
    "id" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "entity_id" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "occurred_at" TIMESTAMPTZ(3) NOT NULL,
    "request_id" TEXT,
    "traceparent" TEXT,

    CONSTRAINT "published_event_pkey" PRIMARY KEY ("stream_ms","stream_sequence")
);

-- CreateIndex
CREATE UNIQUE INDEX "outbox_id_key" ON "outbox"("id");

-- As in the other services (20261124130600_autovacuum_of_event_tables).
ALTER TABLE "outbox" SET (
    autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000, autovacuum_vacuum_cost_delay = 0,
    autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 100000,
    autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 20000
);
ALTER TABLE "published_event" SET (
    autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000, autovacuum_vacuum_cost_delay = 0,
    autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 100000,
    autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 20000
);

-- Items that exist already lack the occurrences in entries from before them: language-svc counts those of each user when it handles this event.
INSERT INTO "outbox" ("id", "type", "entity_id", "data", "occurred_at")
SELECT gen_random_uuid(), 'vocabulary.changed', "user_id"::text,
    jsonb_build_object('userId', "user_id"::text, 'hasUncountedItems', true), now()
FROM (SELECT DISTINCT "user_id" FROM "vocabulary_item") AS "owner";
