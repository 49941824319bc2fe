-- CreateTable
CREATE TABLE "word_split" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "parts" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "word_split_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "word_lookup" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "word" TEXT NOT NULL,
    "entry_id" UUID,
    "day" DATE NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "word_lookup_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "word_split_user_id_text_key" ON "word_split"("user_id", "text");

-- CreateIndex
CREATE INDEX "word_lookup_user_id_word_at_idx" ON "word_lookup"("user_id", "word", "at");

-- A word is logged once for each entry, or none, and day.
CREATE UNIQUE INDEX "word_lookup_once_a_day" ON "word_lookup" ("user_id", "word", "entry_id", "day") NULLS NOT DISTINCT;
