import { safeLocalStorage } from '../lib/safe-local-storage.ts';

/** The languages of the interface, as BCP 47 tags: they are the value of `<html lang>` and of `Accept-Language`. */
export const languages = ['en', 'zh-Hans'] as const;
export type Language = (typeof languages)[number];

const STORAGE_KEY = 'memory.language';

/** Set before the first paint by prerender/inline-scripts/apply-theme-and-language.js. */
export function currentLanguage(): Language {
  return document.documentElement.lang === 'zh-Hans' ? 'zh-Hans' : 'en';
}

export function storeLanguage(language: Language): void {
  document.documentElement.lang = language;
  safeLocalStorage.write(STORAGE_KEY, language);
}
