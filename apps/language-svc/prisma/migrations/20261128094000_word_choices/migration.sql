-- The items that are there may have been added by a release that stored the tapped character of a word. Later ones are what the page says.
ALTER TABLE "vocabulary_item" ADD COLUMN "may_be_misadded" BOOLEAN NOT NULL DEFAULT true;
ALTER TABLE "vocabulary_item" ALTER COLUMN "may_be_misadded" SET DEFAULT false;
