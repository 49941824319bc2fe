-- AlterTable
ALTER TABLE "entry" ADD COLUMN     "is_transcript_draft" BOOLEAN NOT NULL DEFAULT false;
