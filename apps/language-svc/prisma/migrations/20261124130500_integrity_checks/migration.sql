-- AlterTable
-- Without a default, so that the previous version, which does not know the column, can go on inserting rows: they are not checked.
ALTER TABLE "vocabulary_item" ADD COLUMN "initial_frequency" INTEGER;

-- What the occurrences that are stored do not explain: the frequency that the item was created with.
UPDATE "vocabulary_item" AS item SET "initial_frequency" = item."frequency" - coalesce(
  (SELECT sum(o."count") FROM "occurrence" AS o WHERE o."item_id" = item."id"), 0);

-- CreateTable
CREATE TABLE "integrity_run" (
    "name" TEXT NOT NULL,
    "position" TEXT,
    "checked" BIGINT NOT NULL DEFAULT 0,
    "problems" INTEGER NOT NULL DEFAULT 0,
    "finished_at" TIMESTAMPTZ(3),
    "last_checked" BIGINT,
    "last_problems" INTEGER,

    CONSTRAINT "integrity_run_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE INDEX "word_lookup_user_id_day_idx" ON "word_lookup"("user_id", "day");
