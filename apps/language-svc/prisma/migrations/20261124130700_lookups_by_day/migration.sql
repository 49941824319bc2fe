-- CreateIndex, alone in its migration, because CONCURRENTLY cannot run in a transaction with other statements.
CREATE INDEX CONCURRENTLY "word_lookup_user_id_day_idx" ON "word_lookup"("user_id", "day");
