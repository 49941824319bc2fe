/**
 * The digest of every dictionary entry of this build. When the service starts on a database with another version, it writes the dictionary
 * to the database again. A change of CC-CEDICT, of data/dictionary or of the code that builds the entries makes
 * test/dictionary-entries.spec.ts fail, which prints the new digest.
 */
export const DICTIONARY_VERSION = 'c2f80bbe7fcfc54b';
