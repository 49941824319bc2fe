-- AlterTable
ALTER TABLE "file" ADD COLUMN     "conversion_pending" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "is_incomplete" BOOLEAN NOT NULL DEFAULT false;

-- Recordings and videos that earlier versions stored as they were, and that some browsers do not play (Apple Lossless, HEVC and others), are
-- converted by the worker. The list is that of `browser-playback.ts`: codecs that all browsers play.
-- Bare AAC is played, but with a guessed length: it states none.
UPDATE "file" SET "conversion_pending" = true
WHERE "converted_to" IS NULL AND NOT "conversion_failed" AND "kind" <> 'image'
  AND ("codec" NOT IN ('aac', 'mp3', 'opus', 'vorbis', 'pcm_s16le', 'pcm_u8', 'h264', 'vp8', 'vp9') OR "content_type" = 'audio/aac');
