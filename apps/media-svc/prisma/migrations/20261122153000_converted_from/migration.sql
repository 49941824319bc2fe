-- AlterTable
ALTER TABLE "file" ADD COLUMN     "converted_from" UUID;

-- Files that were converted before, as far as their originals still exist.
UPDATE "file" SET "converted_from" = original."id" FROM "file" original WHERE original."converted_to" = "file"."id";

-- CreateIndex
CREATE UNIQUE INDEX "file_converted_from_key" ON "file"("converted_from");
