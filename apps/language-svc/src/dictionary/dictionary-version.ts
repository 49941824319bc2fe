/**
 * Names the dictionary this build brings: the digest of every entry as it goes into the database. A service that finds
 * another name in its database loads the dictionary anew. When CC-CEDICT or the rules change, the dictionary's test
 * fails and prints the new digest to write here.
 */
export const DICTIONARY_VERSION = 'e5fcbf37dc760e9a';
