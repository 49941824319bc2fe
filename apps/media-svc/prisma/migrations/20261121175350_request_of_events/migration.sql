-- AlterTable
ALTER TABLE "outbox" ADD COLUMN     "request_id" TEXT;
