-- CreateEnum
CREATE TYPE "data_export_state" AS ENUM ('reserved', 'running', 'cancelled', 'finished', 'failed');

-- CreateTable
CREATE TABLE "data_export" (
    "id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "state" "data_export_state" NOT NULL,
    "total_files" INTEGER NOT NULL DEFAULT 0,
    "total_bytes" BIGINT NOT NULL DEFAULT 0,
    "sent_files" INTEGER NOT NULL DEFAULT 0,
    "sent_bytes" BIGINT NOT NULL DEFAULT 0,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "data_export_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "data_export_owner_id_idx" ON "data_export"("owner_id");

-- CreateIndex
CREATE INDEX "data_export_expires_at_idx" ON "data_export"("expires_at");
