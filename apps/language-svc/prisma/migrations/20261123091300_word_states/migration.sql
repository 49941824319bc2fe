-- AlterTable
ALTER TABLE "vocabulary_item" ADD COLUMN "chosen_state" TEXT,
ADD COLUMN     "scheduled_state" TEXT NOT NULL DEFAULT 'new';

-- CreateTable
CREATE TABLE "word_state_change" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "item_id" UUID NOT NULL,
    "from_state" TEXT NOT NULL,
    "to_state" TEXT NOT NULL,
    "cause" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "word_state_change_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "word_state_change_item_id_at_idx" ON "word_state_change"("item_id", "at");

-- CreateIndex
CREATE INDEX "word_state_change_user_id_to_state_at_idx" ON "word_state_change"("user_id", "to_state", "at");

-- AddForeignKey
ALTER TABLE "word_state_change" ADD CONSTRAINT "word_state_change_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "vocabulary_item"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- Rows are only added. They are deleted with their item alone: a delete that a foreign key causes runs inside a trigger, so that the trigger
-- depth is 2; that of a service's own DELETE is 1. The search path keeps functions of the service from being called in place of PostgreSQL's own.
CREATE FUNCTION "reject_word_state_change"() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN
        RETURN OLD;
    END IF;
    RAISE EXCEPTION 'the changes of word states are append-only: % was rejected', TG_OP USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE TRIGGER "word_state_change_append_only" BEFORE UPDATE OR DELETE ON "word_state_change"
    FOR EACH ROW EXECUTE FUNCTION "reject_word_state_change"();

-- The marks that owners have made before there was a log.
INSERT INTO "word_state_change" ("id", "user_id", "item_id", "from_state", "to_state", "cause", "at")
SELECT gen_random_uuid(), "user_id", "id", 'new', 'known', 'tap', "known_at"
FROM "vocabulary_item" WHERE "known_at" IS NOT NULL AND ("hidden_at" IS NULL OR "known_at" <= "hidden_at");

INSERT INTO "word_state_change" ("id", "user_id", "item_id", "from_state", "to_state", "cause", "at")
SELECT gen_random_uuid(), "user_id", "id", CASE WHEN "known_at" <= "hidden_at" THEN 'known' ELSE 'new' END, 'ignored', 'tap', "hidden_at"
FROM "vocabulary_item" WHERE "hidden_at" IS NOT NULL;
