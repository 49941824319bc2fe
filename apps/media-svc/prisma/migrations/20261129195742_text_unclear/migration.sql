-- AlterTable
ALTER TABLE "file" ADD COLUMN     "text_unclear" BOOLEAN NOT NULL DEFAULT false;
