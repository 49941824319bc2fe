import type en from './en.json';

// keys are checked against the English dictionary; dictionaries.spec.ts checks that the Chinese one has the same
declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof en };
    returnNull: false;
  }
}
