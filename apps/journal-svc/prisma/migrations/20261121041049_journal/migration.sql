-- CreateEnum
CREATE TYPE "privacy_level" AS ENUM ('private', 'friends', 'public');

-- CreateEnum
CREATE TYPE "file_role" AS ENUM ('audio', 'image', 'media');

-- CreateTable
CREATE TABLE "entry" (
    "id" UUID NOT NULL,
    "author_id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "extracted_text" TEXT NOT NULL,
    "privacy_level" "privacy_level" NOT NULL,
    "share_id" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "location" TEXT,
    "latitude" TEXT,
    "longitude" TEXT,
    "weather" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "entry_file" (
    "entry_id" UUID NOT NULL,
    "role" "file_role" NOT NULL,
    "position" SMALLINT NOT NULL,
    "file_id" UUID NOT NULL,
    "content_type" TEXT NOT NULL,

    CONSTRAINT "entry_file_pkey" PRIMARY KEY ("entry_id","role","position")
);

-- CreateTable
CREATE TABLE "file_text" (
    "file_id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "extracted_text" TEXT NOT NULL,
    "arrived_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "file_text_pkey" PRIMARY KEY ("file_id")
);

-- CreateTable
CREATE TABLE "author" (
    "user_id" UUID NOT NULL,
    "username" TEXT NOT NULL,
    "first_name" TEXT,
    "last_name" TEXT,
    "profile_image_url" TEXT,
    "version" INTEGER NOT NULL,

    CONSTRAINT "author_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "author_counter" (
    "author_id" UUID NOT NULL,
    "entries" INTEGER NOT NULL DEFAULT 0,
    "public_entries" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "author_counter_pkey" PRIMARY KEY ("author_id")
);

-- CreateTable
CREATE TABLE "public_counter" (
    "shard" SMALLINT NOT NULL,
    "entries" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "public_counter_pkey" PRIMARY KEY ("shard")
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
CREATE UNIQUE INDEX "entry_share_id_key" ON "entry"("share_id");

-- CreateIndex
CREATE INDEX "entry_of_author" ON "entry"("author_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "entry_public" ON "entry"("created_at" DESC, "id" DESC) WHERE (privacy_level = 'public'::privacy_level);

-- CreateIndex
CREATE INDEX "entry_public_of_author" ON "entry"("author_id", "created_at" DESC, "id" DESC) WHERE (privacy_level = 'public'::privacy_level);

-- CreateIndex
CREATE INDEX "entry_file_file_id_idx" ON "entry_file"("file_id");

-- CreateIndex
CREATE UNIQUE INDEX "outbox_id_key" ON "outbox"("id");

-- CreateIndex
CREATE INDEX "handled_event_handled_at_idx" ON "handled_event"("handled_at");

-- AddForeignKey
ALTER TABLE "entry" ADD CONSTRAINT "entry_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "author"("user_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "entry_file" ADD CONSTRAINT "entry_file_entry_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "entry"("id") ON DELETE CASCADE ON UPDATE CASCADE;
