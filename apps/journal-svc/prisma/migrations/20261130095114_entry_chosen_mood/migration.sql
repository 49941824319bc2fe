-- CreateEnum
CREATE TYPE "mood" AS ENUM ('very_positive', 'positive', 'neutral', 'negative', 'very_negative');

-- AlterTable
ALTER TABLE "entry" ADD COLUMN     "chosen_mood" "mood";
