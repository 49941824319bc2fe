-- CreateEnum
CREATE TYPE "reset_code_method" AS ENUM ('mail', 'admin');

-- CreateTable
CREATE TABLE "reset_code" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "method" "reset_code_method" NOT NULL,
    "selector_hash" BYTEA NOT NULL,
    "code_hash" BYTEA NOT NULL,
    "wrong_guesses" INTEGER NOT NULL DEFAULT 0,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reset_code_pkey" PRIMARY KEY ("id"),
    -- A code that someone could read from a copy of the database cannot be inserted by mistake: both are SHA-256.
    CONSTRAINT "reset_code_hashes_check" CHECK (length("selector_hash") = 32 AND length("code_hash") = 32)
);

-- CreateTable
CREATE TABLE "password_reset_request" (
    "id" UUID NOT NULL,
    "account_id" UUID,
    "username_hash" TEXT,
    "language" TEXT NOT NULL,
    "network" TEXT,
    "request_id" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP,
    "mailed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "password_reset_request_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "password_reset_request_language_check" CHECK ("language" IN ('en', 'zh'))
);

-- CreateIndex
CREATE UNIQUE INDEX "reset_code_selector_hash_key" ON "reset_code"("selector_hash");

-- CreateIndex
CREATE INDEX "reset_code_expires_at_idx" ON "reset_code"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "reset_code_account_id_method_key" ON "reset_code"("account_id", "method");

-- CreateIndex
CREATE INDEX "password_reset_request_next_attempt_at_idx" ON "password_reset_request"("next_attempt_at");

-- CreateIndex
CREATE INDEX "password_reset_request_account_id_mailed_at_idx" ON "password_reset_request"("account_id", "mailed_at");

-- CreateIndex
CREATE INDEX "password_reset_request_created_at_idx" ON "password_reset_request"("created_at");

-- AddForeignKey
ALTER TABLE "reset_code" ADD CONSTRAINT "reset_code_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
