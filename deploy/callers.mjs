/**
 * The callers of libs/contracts, each with the prefix of its settings; the names are part of the setting CALLER_KEYS. They are repeated
 * here, because the programs of this folder run before any package is installed. new-env.spec.ts checks that they are the same.
 */
export const callersByPrefix = {
  GATEWAY: 'gateway',
  JOURNAL: 'journal-svc',
  MEDIA: 'media-svc',
  LANGUAGE: 'language-svc',
  SOCIAL: 'social-svc',
  ADMIN: 'admin',
};

/** The prefixes of the services that have a database. */
export const databasePrefixes = ['JOURNAL', 'MEDIA', 'LANGUAGE', 'SOCIAL'];
