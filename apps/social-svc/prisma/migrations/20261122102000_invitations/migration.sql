-- CreateTable
CREATE TABLE "invitation" (
    "id" UUID NOT NULL,
    "code_hash" BYTEA NOT NULL,
    "label" TEXT NOT NULL,
    "max_uses" INTEGER NOT NULL,
    "used_count" INTEGER NOT NULL DEFAULT 0,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invitation_pkey" PRIMARY KEY ("id"),
    -- A second defence behind the condition of the update that counts uses.
    CONSTRAINT "invitation_used_count_check" CHECK ("used_count" BETWEEN 0 AND "max_uses")
);

-- CreateIndex
CREATE UNIQUE INDEX "invitation_code_hash_key" ON "invitation"("code_hash");
