-- AlterTable
ALTER TABLE "vocabulary_item" ADD COLUMN "is_edited" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "hidden_at" TIMESTAMPTZ(3),
ADD COLUMN "known_at" TIMESTAMPTZ(3),
ADD COLUMN "source_entry_id" UUID,
ADD COLUMN "source_entry_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "vocabulary_count" ADD COLUMN "hidden" INTEGER NOT NULL DEFAULT 0;
