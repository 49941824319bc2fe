-- CreateEnum
CREATE TYPE "erasure_stage" AS ENUM ('told', 'settling', 'told_again');

-- CreateTable
CREATE TABLE "erasure" (
    "user_id" UUID NOT NULL,
    "stage" "erasure_stage" NOT NULL DEFAULT 'told',
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "erasure_pkey" PRIMARY KEY ("user_id")
);
