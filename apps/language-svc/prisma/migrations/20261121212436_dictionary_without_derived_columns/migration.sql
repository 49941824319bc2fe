-- AlterTable
ALTER TABLE "dictionary_entry" DROP COLUMN "usualness",
DROP COLUMN "zhuyin";
