-- CreateIndex, alone in its migration, because CONCURRENTLY cannot run in a transaction with other statements.
CREATE INDEX CONCURRENTLY vocabulary_item_word_key_user_id_idx ON vocabulary_item (word_key, user_id);
