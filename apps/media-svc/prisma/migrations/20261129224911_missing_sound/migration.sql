-- AlterTable
ALTER TABLE "file" ADD COLUMN     "lacks_sound" BOOLEAN NOT NULL DEFAULT false;
