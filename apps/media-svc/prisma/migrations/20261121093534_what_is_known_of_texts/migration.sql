-- CreateEnum
CREATE TYPE "text_reason" AS ENUM ('no_provider', 'provider_failed', 'unreadable');

-- AlterTable
ALTER TABLE "file" ADD COLUMN     "text_reason" "text_reason",
ADD COLUMN     "words" JSONB NOT NULL DEFAULT '[]';
