-- AlterTable
ALTER TABLE "greeting" ADD COLUMN     "recording_id" UUID,
ALTER COLUMN "stamp" DROP NOT NULL;

-- CreateIndex
CREATE INDEX "greeting_recording_id_idx" ON "greeting"("recording_id");
