-- AlterTable
ALTER TABLE "entry_file" ADD COLUMN     "text_unwanted" BOOLEAN NOT NULL DEFAULT false;
