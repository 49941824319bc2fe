-- CreateIndex, alone in its migration, because CONCURRENTLY cannot run in a transaction with other statements.
CREATE UNIQUE INDEX CONCURRENTLY vocabulary_item_user_id_word_key_key ON vocabulary_item (user_id, word_key);
