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

    CONSTRAINT "published_event_pkey" PRIMARY KEY ("stream_ms","stream_sequence")
);
