-- CreateIndex
CREATE INDEX "vocabulary_item_character_user_id_idx" ON "vocabulary_item"("character", "user_id");
