-- AlterTable
-- Null for rows of the previous version, which does not know the column. FrequenciesCheck fills them at night, in batches: to do it here
-- would lock 200,000 words for nine seconds.
ALTER TABLE "vocabulary_item" ADD COLUMN "initial_frequency" INTEGER;

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
