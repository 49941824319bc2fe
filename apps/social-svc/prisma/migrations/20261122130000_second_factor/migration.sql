-- AlterTable
ALTER TABLE "account" ADD COLUMN "second_factor_required" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "totp" (
    "account_id" UUID NOT NULL,
    "secret" BYTEA NOT NULL,
    "last_used_step" BIGINT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "totp_pkey" PRIMARY KEY ("account_id"),
    -- A secret of 20 bytes with what the encryption adds (12 bytes of nonce, 16 of tag): one that is not encrypted cannot be stored.
    CONSTRAINT "totp_secret_check" CHECK (length("secret") = 48)
);

-- CreateTable
CREATE TABLE "totp_setup" (
    "account_id" UUID NOT NULL,
    "secret" BYTEA NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "totp_setup_pkey" PRIMARY KEY ("account_id"),
    CONSTRAINT "totp_setup_secret_check" CHECK (length("secret") = 48)
);

-- CreateTable
CREATE TABLE "passkey" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "credential_id" BYTEA NOT NULL,
    "public_key" BYTEA NOT NULL,
    "counter" BIGINT NOT NULL,
    "transports" TEXT[],
    "rp_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "passkey_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "recovery_code" (
    "account_id" UUID NOT NULL,
    "code_hash" BYTEA NOT NULL,

    CONSTRAINT "recovery_code_pkey" PRIMARY KEY ("account_id","code_hash"),
    -- An argon2id hash: a code itself cannot be stored.
    CONSTRAINT "recovery_code_hash_check" CHECK (length("code_hash") = 32)
);

-- CreateIndex
CREATE UNIQUE INDEX "passkey_account_id_credential_id_key" ON "passkey"("account_id", "credential_id");

-- AddForeignKey
ALTER TABLE "totp" ADD CONSTRAINT "totp_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "totp_setup" ADD CONSTRAINT "totp_setup_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
