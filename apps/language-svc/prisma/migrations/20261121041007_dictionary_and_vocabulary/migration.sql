-- CreateTable
CREATE TABLE "dictionary_entry" (
    "id" SERIAL NOT NULL,
    "simplified" TEXT NOT NULL,
    "traditional" TEXT NOT NULL,
    "pinyin" TEXT NOT NULL,
    "zhuyin" TEXT NOT NULL,
    "meanings" TEXT[],
    "usualness" INTEGER NOT NULL,

    CONSTRAINT "dictionary_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "dictionary_version" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "version" TEXT NOT NULL,
    "loaded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "dictionary_version_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "vocabulary_item" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "character" TEXT NOT NULL,
    "pinyin" TEXT,
    "english_translation" TEXT NOT NULL,
    "notes" TEXT NOT NULL,
    "frequency" INTEGER NOT NULL,
    "is_user_generated" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "vocabulary_item_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "vocabulary_count" (
    "user_id" UUID NOT NULL,
    "total" INTEGER NOT NULL,

    CONSTRAINT "vocabulary_count_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE INDEX "dictionary_entry_simplified_idx" ON "dictionary_entry"("simplified");

-- CreateIndex
CREATE INDEX "dictionary_entry_traditional_idx" ON "dictionary_entry"("traditional");

-- CreateIndex
CREATE INDEX "vocabulary_item_user_id_created_at_id_idx" ON "vocabulary_item"("user_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "vocabulary_item_user_id_character_key" ON "vocabulary_item"("user_id", "character");
