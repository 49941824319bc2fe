-- DropIndex
DROP INDEX "dictionary_entry_simplified_idx";

-- DropIndex
DROP INDEX "dictionary_entry_traditional_idx";
