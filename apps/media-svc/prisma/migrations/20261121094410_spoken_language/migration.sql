-- AlterTable
ALTER TABLE "file" ADD COLUMN     "spoken_language" TEXT;
