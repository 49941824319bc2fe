-- AlterTable: accounts that have chosen reading aids keep them, with the default of the new ones.
ALTER TABLE "reading_aids"
ADD COLUMN "has_tone_colors" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN "speech_rate" DOUBLE PRECISION NOT NULL DEFAULT 0.7,
ADD CONSTRAINT "reading_aids_speech_rate_check" CHECK ("speech_rate" BETWEEN 0.5 AND 1.2),
DROP CONSTRAINT "reading_aids_words_check",
ADD CONSTRAINT "reading_aids_words_check" CHECK ("words" IN ('all', 'fading', 'new'));
