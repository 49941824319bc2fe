/**
 * The digest of every dictionary entry of this build. A service whose database has another version writes the dictionary anew. When CC-CEDICT,
 * data/dictionary or the code that builds entries changes, test/dictionary-entries.spec.ts fails and prints the new digest.
 */
export const DICTIONARY_VERSION = '191a0dba915172a3';
