import type en from './en.json';

// every key is checked against the English dictionary; dictionaries.spec.ts holds the Chinese one to the same keys
declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof en };
    returnNull: false;
  }
}
