-- CreateEnum
CREATE TYPE "stamp" AS ENUM ('good', 'great', 'beautiful', 'smile', 'heart', 'flower', 'mountain', 'moon', 'home', 'tea', 'fish', 'star');

-- CreateTable
CREATE TABLE "greeting" (
    "entry_id" UUID NOT NULL,
    "giver_id" UUID NOT NULL,
    "stamp" "stamp" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "greeting_pkey" PRIMARY KEY ("entry_id","giver_id")
);

-- CreateTable
CREATE TABLE "closed_greeting" (
    "author_id" UUID NOT NULL,
    "giver_id" UUID NOT NULL,

    CONSTRAINT "closed_greeting_pkey" PRIMARY KEY ("author_id","giver_id")
);

-- CreateIndex
CREATE INDEX "greeting_giver_id_created_at_idx" ON "greeting"("giver_id", "created_at");

-- CreateIndex
CREATE INDEX "closed_greeting_giver_id_idx" ON "closed_greeting"("giver_id");

-- AddForeignKey
ALTER TABLE "greeting" ADD CONSTRAINT "greeting_entry_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "entry"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "greeting" ADD CONSTRAINT "greeting_giver_id_fkey" FOREIGN KEY ("giver_id") REFERENCES "author"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "closed_greeting" ADD CONSTRAINT "closed_greeting_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "author"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;
