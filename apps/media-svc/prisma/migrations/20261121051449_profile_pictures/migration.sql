-- AlterTable
ALTER TABLE "file" ADD COLUMN     "is_avatar" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE INDEX "file_avatar" ON "file"("owner_id") WHERE (is_avatar);
