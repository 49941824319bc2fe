-- The dictionary is a file of the build now. Both tables contain generated data only.
DROP TABLE "dictionary_entry";

DROP TABLE "dictionary_version";
