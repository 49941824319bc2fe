-- CreateTable
CREATE TABLE "block" (
    "blocker_id" UUID NOT NULL,
    "blocked_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "block_pkey" PRIMARY KEY ("blocker_id","blocked_id")
);

-- CreateTable
CREATE TABLE "block_counter" (
    "user_id" UUID NOT NULL,
    "blocks" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "block_counter_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE INDEX "block_of_blocker" ON "block"("blocker_id", "created_at" DESC, "blocked_id" DESC);

-- CreateIndex
CREATE INDEX "block_of_blocked" ON "block"("blocked_id", "blocker_id");

-- AddForeignKey
ALTER TABLE "block" ADD CONSTRAINT "block_blocker_id_fkey" FOREIGN KEY ("blocker_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "block" ADD CONSTRAINT "block_blocked_id_fkey" FOREIGN KEY ("blocked_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "block_counter" ADD CONSTRAINT "block_counter_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "block" ADD CONSTRAINT "block_of_another_user" CHECK ("blocker_id" <> "blocked_id");

-- The counters are updated by triggers, whichever statement changes the blocks. A deleted account takes its blocks and its counter
-- with it. Rows are updated in the order of the user ids, so that concurrent transactions cannot deadlock.
CREATE FUNCTION count_blocks(changed "block"[], step INTEGER) RETURNS VOID LANGUAGE SQL AS $$
  INSERT INTO "block_counter" AS c ("user_id", "blocks")
  SELECT b.blocker_id, step * count(*)
  FROM unnest(changed) AS b JOIN "account" AS a ON a."id" = b.blocker_id
  GROUP BY b.blocker_id ORDER BY b.blocker_id
  ON CONFLICT ("user_id") DO UPDATE SET "blocks" = c."blocks" + excluded."blocks"
$$;

CREATE FUNCTION count_block_change() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN PERFORM count_blocks(ARRAY(SELECT ROW(added.*)::"block" FROM added), 1); END IF;
  IF TG_OP = 'DELETE' THEN PERFORM count_blocks(ARRAY(SELECT ROW(removed.*)::"block" FROM removed), -1); END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "blocks_added" AFTER INSERT ON "block" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_block_change();
CREATE TRIGGER "blocks_removed" AFTER DELETE ON "block" REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_block_change();
