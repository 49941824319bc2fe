import type en from './en.json';

// TypeScript checks translation keys against the English dictionaries; dictionaries.spec.ts checks that the Chinese dictionaries have the
// same keys.
declare module 'i18next' {
  /** The texts that are loaded with the features that use them. Each file that declares such texts adds their type. */
  interface LazilyLoadedTexts {}

  interface CustomTypeOptions {
    resources: { translation: typeof en & LazilyLoadedTexts };
    returnNull: false;
  }
}
