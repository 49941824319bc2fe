-- CreateIndex
CREATE INDEX "file_owner_id_created_at_id_idx" ON "file"("owner_id", "created_at", "id");
