-- CreateEnum
CREATE TYPE "thumbnail_status" AS ENUM ('none', 'pending', 'done', 'failed');

-- AlterTable
ALTER TABLE "file" ADD COLUMN     "codec" TEXT,
ADD COLUMN     "duration_seconds" DOUBLE PRECISION,
ADD COLUMN     "height" INTEGER,
ADD COLUMN     "thumbnail_status" "thumbnail_status" NOT NULL DEFAULT 'none',
ADD COLUMN     "wanted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "width" INTEGER;

-- CreateTable
CREATE TABLE "thumbnail" (
    "file_id" UUID NOT NULL,
    "size" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,

    CONSTRAINT "thumbnail_pkey" PRIMARY KEY ("file_id","size")
);

-- CreateIndex
CREATE INDEX "file_thumbnails_pending" ON "file"("created_at") WHERE (thumbnail_status = 'pending'::thumbnail_status);

-- CreateIndex
CREATE INDEX "file_wanted_at_idx" ON "file"("wanted_at");

-- AddForeignKey
ALTER TABLE "thumbnail" ADD CONSTRAINT "thumbnail_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "file"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Pictures kept before there were thumbnails get theirs.
UPDATE "file" SET "thumbnail_status" = 'pending' WHERE "kind" = 'image' AND NOT "is_avatar";
