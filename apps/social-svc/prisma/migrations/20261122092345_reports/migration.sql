-- CreateEnum
CREATE TYPE "report_reason" AS ENUM ('bullying', 'personal_information', 'inappropriate', 'spam', 'other');

-- CreateEnum
CREATE TYPE "report_status" AS ENUM ('open', 'closed');

-- CreateTable
CREATE TABLE "report" (
    "id" UUID NOT NULL,
    "reporter_id" UUID NOT NULL,
    "entry_id" UUID,
    "user_id" UUID NOT NULL,
    "reason" "report_reason" NOT NULL,
    "text" TEXT,
    "status" "report_status" NOT NULL DEFAULT 'open',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "report_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "report_reporter_id_created_at_idx" ON "report"("reporter_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "report_status_created_at_id_idx" ON "report"("status", "created_at" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "report" ADD CONSTRAINT "report_reporter_id_fkey" FOREIGN KEY ("reporter_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
