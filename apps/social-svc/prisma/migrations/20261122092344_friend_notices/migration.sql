-- CreateEnum
CREATE TYPE "friend_notice_kind" AS ENUM ('added', 'approved');

-- AlterTable
ALTER TABLE "friend_counter" ADD COLUMN     "notices" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "friendship" ADD COLUMN     "notice_for" UUID,
ADD COLUMN     "notice_kind" "friend_notice_kind";

-- CreateIndex
CREATE INDEX "friendship_notice_for" ON "friendship"("notice_for", "created_at" DESC);

-- A notice is for one of the two friends, and has a kind.
ALTER TABLE "friendship" ADD CONSTRAINT "friendship_notice_for_one" CHECK ("notice_for" IN ("first_id", "second_id"));
ALTER TABLE "friendship" ADD CONSTRAINT "friendship_notice_has_kind" CHECK (("notice_for" IS NULL) = ("notice_kind" IS NULL));

-- As before, and the notices. Both counters of a friendship are updated in the order of the ids, so that two changes at the same time
-- cannot wait for each other.
CREATE OR REPLACE FUNCTION count_friendships(changed "friendship"[], step INTEGER) RETURNS VOID LANGUAGE SQL AS $$
  INSERT INTO "friend_counter" AS c ("user_id", "friends", "requests", "notices")
  SELECT
    person.id,
    step * count(*) FILTER (WHERE f.requested_by IS NULL),
    step * count(*) FILTER (WHERE f.requested_by IS NOT NULL),
    step * count(*) FILTER (WHERE f.notice_for = person.id)
  FROM unnest(changed) AS f CROSS JOIN LATERAL (VALUES (f.first_id), (f.second_id)) AS person (id)
  JOIN "account" AS a ON a."id" = person.id
  GROUP BY person.id ORDER BY person.id
  ON CONFLICT ("user_id") DO UPDATE SET
    "friends" = c."friends" + excluded."friends",
    "requests" = c."requests" + excluded."requests",
    "notices" = c."notices" + excluded."notices"
$$;
