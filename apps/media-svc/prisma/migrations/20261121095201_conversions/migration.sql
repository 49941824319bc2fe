-- AlterTable
ALTER TABLE "file" ADD COLUMN     "conversion_failed" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "converted_at" TIMESTAMPTZ(3),
ADD COLUMN     "converted_to" UUID;

-- CreateIndex
CREATE UNIQUE INDEX "file_converted_to_key" ON "file"("converted_to");

-- CreateIndex
CREATE INDEX "file_recording" ON "file"("owner_id") WHERE (kind = 'audio'::file_kind);

-- CreateIndex
CREATE INDEX "file_converted" ON "file"("converted_at") WHERE (converted_to IS NOT NULL);
