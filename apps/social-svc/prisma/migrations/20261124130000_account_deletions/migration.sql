-- CreateEnum
CREATE TYPE "deletion_mail_kind" AS ENUM ('requested', 'cancelled');

-- CreateTable
CREATE TABLE "requested_deletion" (
    "account_id" UUID NOT NULL,
    "erase_after" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "requested_deletion_pkey" PRIMARY KEY ("account_id")
);

-- CreateTable
CREATE TABLE "deletion_mail" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "kind" "deletion_mail_kind" NOT NULL,
    "language" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "deletion_mail_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "deletion_mail_language_check" CHECK ("language" IN ('en', 'zh'))
);

-- CreateIndex
CREATE INDEX "deletion_mail_next_attempt_at_idx" ON "deletion_mail"("next_attempt_at");

-- CreateIndex
CREATE INDEX "deletion_mail_account_id_idx" ON "deletion_mail"("account_id");

-- AddForeignKey
ALTER TABLE "requested_deletion" ADD CONSTRAINT "requested_deletion_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deletion_mail" ADD CONSTRAINT "deletion_mail_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
