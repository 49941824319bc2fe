-- AlterTable
ALTER TABLE "outbox" ADD COLUMN     "traceparent" TEXT;

-- AlterTable
ALTER TABLE "published_event" ADD COLUMN     "traceparent" TEXT;
