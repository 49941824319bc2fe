-- CreateIndex
CREATE INDEX CONCURRENTLY "file_conversion_pending" ON "file"("created_at") WHERE (conversion_pending);
