-- AlterTable
ALTER TABLE "author_counter" ADD COLUMN "friends_entries" INTEGER NOT NULL DEFAULT 0;

-- What was counted before this column came
UPDATE "author_counter" AS "c"
SET "friends_entries" = (SELECT count(*) FROM "entry" AS "e" WHERE "e"."author_id" = "c"."author_id" AND "e"."privacy_level" = 'friends');

-- CreateIndex
CREATE INDEX "entry_shown" ON "entry"("created_at" DESC, "id" DESC, "author_id") WHERE (privacy_level <> 'private'::privacy_level);

-- CreateIndex
CREATE INDEX "entry_shown_of_author" ON "entry"("author_id", "created_at" DESC, "id" DESC) WHERE (privacy_level <> 'private'::privacy_level);
