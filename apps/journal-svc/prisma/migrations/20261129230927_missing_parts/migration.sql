-- CreateEnum
CREATE TYPE "missing_part" AS ENUM ('part', 'sound');

-- AlterTable
ALTER TABLE "entry_file" ADD COLUMN     "missing" "missing_part";
