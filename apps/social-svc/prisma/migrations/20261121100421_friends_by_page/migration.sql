-- DropIndex
DROP INDEX "friendship_second_id_idx";

-- CreateTable
CREATE TABLE "friend_counter" (
    "user_id" UUID NOT NULL,
    "friends" INTEGER NOT NULL DEFAULT 0,
    "requests" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "friend_counter_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE INDEX "friendship_of_first" ON "friendship"("first_id", "created_at" DESC, "second_id" DESC);

-- CreateIndex
CREATE INDEX "friendship_of_second" ON "friendship"("second_id", "created_at" DESC, "first_id" DESC);

-- AddForeignKey
ALTER TABLE "friend_counter" ADD CONSTRAINT "friend_counter_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The counters follow the friendships by themselves, whichever statement changes those. In the order of the people, so that two changes
-- at the same moment wait for each other one way only. An account that goes takes its friendships and its counter with it.
CREATE FUNCTION count_friendships(changed "friendship"[], step INTEGER) RETURNS VOID LANGUAGE SQL AS $$
  INSERT INTO "friend_counter" AS c ("user_id", "friends", "requests")
  SELECT person.id, step * count(*) FILTER (WHERE f.requested_by IS NULL), step * count(*) FILTER (WHERE f.requested_by IS NOT NULL)
  FROM unnest(changed) AS f CROSS JOIN LATERAL (VALUES (f.first_id), (f.second_id)) AS person (id)
  JOIN "account" AS a ON a."id" = person.id
  GROUP BY person.id ORDER BY person.id
  ON CONFLICT ("user_id") DO UPDATE SET "friends" = c."friends" + excluded."friends", "requests" = c."requests" + excluded."requests"
$$;

CREATE FUNCTION count_friendship_change() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM count_friendships(ARRAY(SELECT ROW(gone.*)::"friendship" FROM gone), -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM count_friendships(ARRAY(SELECT ROW(come.*)::"friendship" FROM come), 1); END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "friendships_begun" AFTER INSERT ON "friendship" REFERENCING NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION count_friendship_change();
CREATE TRIGGER "friendships_changed" AFTER UPDATE ON "friendship" REFERENCING OLD TABLE AS gone NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION count_friendship_change();
CREATE TRIGGER "friendships_ended" AFTER DELETE ON "friendship" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION count_friendship_change();

-- Those that there were before
DO $$ BEGIN PERFORM count_friendships(ARRAY(SELECT f FROM "friendship" AS f), 1); END $$;
