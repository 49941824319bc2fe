import { safeLocalStorage } from '../lib/safe-local-storage.ts';

/** The languages of the interface as BCP 47 tags, the values of `<html lang>` and of the header `Accept-Language`. */
export const interfaceLanguages = ['en', 'zh-Hans'] as const;
export type InterfaceLanguage = (typeof interfaceLanguages)[number];

const STORAGE_KEY = 'memory.language';

/**
 * Returns the current language of the interface, which prerender/inline-scripts/apply-theme-and-language.js sets before the first paint.
 */
export function currentInterfaceLanguage(): InterfaceLanguage {
  return document.documentElement.lang === 'zh-Hans' ? 'zh-Hans' : 'en';
}

export function storeInterfaceLanguage(language: InterfaceLanguage): void {
  document.documentElement.lang = language;
  safeLocalStorage.write(STORAGE_KEY, language);
}
