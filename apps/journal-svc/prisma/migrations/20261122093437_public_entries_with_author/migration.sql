-- The index contains the author, so that a public timeline without the entries of hidden authors is selected from the index alone.

-- DropIndex
DROP INDEX "entry_public";

-- CreateIndex
CREATE INDEX "entry_public" ON "entry"("created_at" DESC, "id" DESC, "author_id") WHERE (privacy_level = 'public'::privacy_level);
