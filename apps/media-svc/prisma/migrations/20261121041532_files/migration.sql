-- CreateEnum
CREATE TYPE "file_kind" AS ENUM ('audio', 'image', 'video');

-- CreateEnum
CREATE TYPE "text_status" AS ENUM ('pending', 'done', 'failed');

-- CreateTable
CREATE TABLE "file" (
    "id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "kind" "file_kind" NOT NULL,
    "content_type" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "text_status" "text_status" NOT NULL,
    "extracted_text" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "file_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outbox" (
    "sequence" BIGSERIAL NOT NULL,
    "id" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "entity_id" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "occurred_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "outbox_pkey" PRIMARY KEY ("sequence")
);

-- CreateTable
CREATE TABLE "handled_event" (
    "event_id" UUID NOT NULL,
    "handled_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "handled_event_pkey" PRIMARY KEY ("event_id")
);

-- CreateIndex
CREATE INDEX "file_text_pending" ON "file"("created_at") WHERE (text_status = 'pending'::text_status);

-- CreateIndex
CREATE UNIQUE INDEX "outbox_id_key" ON "outbox"("id");

-- CreateIndex
CREATE INDEX "handled_event_handled_at_idx" ON "handled_event"("handled_at");
