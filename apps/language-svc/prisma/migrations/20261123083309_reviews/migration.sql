-- CreateTable
CREATE TABLE "learner" (
    "user_id" UUID NOT NULL,
    "parameter_version" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "learner_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "review_card" (
    "user_id" UUID NOT NULL,
    "item_id" UUID NOT NULL,
    "card_type" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "due" TIMESTAMPTZ(3) NOT NULL,
    "due_day" DATE NOT NULL,
    "stability" DOUBLE PRECISION NOT NULL,
    "difficulty" DOUBLE PRECISION NOT NULL,
    "scheduled_days" INTEGER NOT NULL,
    "learning_step" INTEGER NOT NULL,
    "reps" INTEGER NOT NULL,
    "lapses" INTEGER NOT NULL,
    "lapses_at_resume" INTEGER NOT NULL,
    "is_leech" BOOLEAN NOT NULL,
    "last_reviewed_at" TIMESTAMPTZ(3) NOT NULL,
    "last_day" DATE NOT NULL,
    "first_right_day" DATE,
    "last_log_at" TIMESTAMPTZ(3) NOT NULL,
    "last_log_id" UUID NOT NULL,

    CONSTRAINT "review_card_pkey" PRIMARY KEY ("user_id","item_id","card_type")
);

-- CreateTable
CREATE TABLE "review_day" (
    "user_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "reviews" INTEGER NOT NULL,
    "answer_ms" BIGINT NOT NULL,
    "introduced" INTEGER NOT NULL,
    "tested" INTEGER NOT NULL,
    "retained" INTEGER NOT NULL,

    CONSTRAINT "review_day_pkey" PRIMARY KEY ("user_id","day")
);

-- CreateTable
CREATE TABLE "review_parameters" (
    "user_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "weights" DOUBLE PRECISION[],
    "desired_retention" DOUBLE PRECISION NOT NULL,
    "log_loss_before" DOUBLE PRECISION NOT NULL,
    "log_loss_after" DOUBLE PRECISION NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "review_parameters_pkey" PRIMARY KEY ("user_id","version")
);

-- CreateTable
CREATE TABLE "learning_settings" (
    "user_id" UUID NOT NULL,
    "minutes_per_day" INTEGER NOT NULL,
    "new_per_day" INTEGER NOT NULL,
    "reviews_per_day" INTEGER NOT NULL,
    "buttons" TEXT NOT NULL,
    "day_cutoff_hour" INTEGER NOT NULL,
    "card_types" TEXT[],
    "free_days" INTEGER[],
    "fading_readings" BOOLEAN NOT NULL,
    "tone_colours" BOOLEAN NOT NULL,
    "speech_rate" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "learning_settings_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE INDEX "review_card_item_id_idx" ON "review_card"("item_id");

-- CreateIndex
CREATE INDEX "review_card_user_id_due_day_idx" ON "review_card"("user_id", "due_day");

-- CreateIndex
CREATE INDEX "review_card_user_id_last_day_idx" ON "review_card"("user_id", "last_day");

-- AddForeignKey
ALTER TABLE "review_card" ADD CONSTRAINT "review_card_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "learner"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_card" ADD CONSTRAINT "review_card_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "vocabulary_item"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_day" ADD CONSTRAINT "review_day_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "learner"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_parameters" ADD CONSTRAINT "review_parameters_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "learner"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The review log: all reviews, undone reviews and resumed cards, from which the cards are computed. It has a
-- schema of its own, because the owner of a schema may drop every table in it: where services have their own roles,
-- tools/postgres gives this schema to another role after the migrations.
CREATE SCHEMA "review_log";

CREATE TABLE "review_log"."review" (
    "user_id" UUID NOT NULL,
    -- Chosen by the client for a review, by the service for the others.
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "item_id" UUID NOT NULL,
    "card_type" TEXT NOT NULL,
    "rating" SMALLINT,
    "reviewed_at" TIMESTAMPTZ(3) NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
    "answer_ms" INTEGER,
    "time_zone" TEXT,
    "day_cutoff_hour" SMALLINT,
    -- The learner's day, so that another version of the time zone database computes the same cards.
    "day" DATE NOT NULL,
    -- What the service knew of the card when the row arrived. The cards are computed without it.
    "state_before" JSONB,
    "parameter_version" INTEGER NOT NULL,
    "undoes_id" UUID,

    CONSTRAINT "review_pkey" PRIMARY KEY ("user_id", "id"),
    CONSTRAINT "review_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "learner" ("user_id") ON DELETE CASCADE,
    CONSTRAINT "review_kind" CHECK ("kind" IN ('review', 'undo', 'resume')),
    CONSTRAINT "review_rating" CHECK (CASE WHEN "kind" = 'review' THEN "rating" BETWEEN 1 AND 4 AND "answer_ms" >= 0 ELSE "rating" IS NULL END),
    CONSTRAINT "review_undoes_id" CHECK (("kind" = 'undo') = ("undoes_id" IS NOT NULL))
);

CREATE UNIQUE INDEX "review_by_undone" ON "review_log"."review" ("user_id", "undoes_id") WHERE "undoes_id" IS NOT NULL;
CREATE INDEX "review_by_card" ON "review_log"."review" ("user_id", "item_id", "card_type", "reviewed_at", "id");
CREATE INDEX "review_by_time" ON "review_log"."review" ("user_id", "reviewed_at" DESC) WHERE "kind" = 'review';

-- Rows are only added. The exception is erasure: the rows of a user may be deleted after the user's row in learner, which the foreign key above
-- does. The search path keeps functions of the service from being called in place of PostgreSQL's own.
CREATE FUNCTION "review_log"."reject_change"() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM public.learner WHERE learner.user_id = OLD.user_id) THEN
        RETURN OLD;
    END IF;
    RAISE EXCEPTION 'the review log is append-only: % was rejected', TG_OP USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE TRIGGER "review_append_only" BEFORE UPDATE OR DELETE ON "review_log"."review"
    FOR EACH ROW EXECUTE FUNCTION "review_log"."reject_change"();
CREATE TRIGGER "review_no_truncate" BEFORE TRUNCATE ON "review_log"."review"
    FOR EACH STATEMENT EXECUTE FUNCTION "review_log"."reject_change"();
