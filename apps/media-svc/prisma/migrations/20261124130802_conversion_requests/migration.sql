-- CreateEnum
CREATE TYPE "conversion_outcome" AS ENUM ('pending', 'converted', 'failed', 'not_needed');

-- CreateTable
CREATE TABLE "conversion" (
    "file_id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "outcome" "conversion_outcome" NOT NULL DEFAULT 'pending',
    "reason" TEXT,
    "requested_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),
    "reported_at" TIMESTAMPTZ(3),

    CONSTRAINT "conversion_pkey" PRIMARY KEY ("file_id")
);

-- CreateIndex
CREATE INDEX "conversion_unreported" ON "conversion"("owner_id") WHERE (reported_at IS NULL);

-- CreateIndex
CREATE INDEX "conversion_pending" ON "conversion"("requested_at") WHERE (outcome = 'pending'::conversion_outcome);

-- CreateIndex
CREATE INDEX "conversion_ended_at_idx" ON "conversion"("ended_at");
