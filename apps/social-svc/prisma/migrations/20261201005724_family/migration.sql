-- CreateTable
CREATE TABLE "family_link" (
    "child_id" UUID NOT NULL,
    "member_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "family_link_pkey" PRIMARY KEY ("child_id","member_id")
);

-- CreateTable
CREATE TABLE "family_code" (
    "code_hash" BYTEA NOT NULL,
    "child_id" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "family_code_pkey" PRIMARY KEY ("code_hash")
);

-- CreateIndex
CREATE INDEX "family_link_member_id_idx" ON "family_link"("member_id");

-- CreateIndex
CREATE INDEX "family_code_child_id_idx" ON "family_code"("child_id");

-- CreateIndex
CREATE INDEX "family_code_expires_at_idx" ON "family_code"("expires_at");

-- AddForeignKey
ALTER TABLE "family_link" ADD CONSTRAINT "family_link_child_id_fkey" FOREIGN KEY ("child_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "family_link" ADD CONSTRAINT "family_link_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "family_code" ADD CONSTRAINT "family_code_child_id_fkey" FOREIGN KEY ("child_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
