-- AlterTable
ALTER TABLE "dictionary_entry" ADD COLUMN "source" TEXT NOT NULL DEFAULT 'CC-CEDICT';
