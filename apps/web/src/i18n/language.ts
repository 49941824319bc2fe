import { deviceStorage } from '../lib/device-storage.ts';

/** The languages of the interface, as BCP 47 tags: they are the value of `<html lang>` and of `Accept-Language`. */
export const languages = ['en', 'zh-Hans'] as const;
export type Language = (typeof languages)[number];

const STORED = 'memory.language';

/** first-paint/appearance.js has already chosen, before anything was drawn. */
export function chosenLanguage(): Language {
  return document.documentElement.lang === 'zh-Hans' ? 'zh-Hans' : 'en';
}

export function rememberLanguage(language: Language): void {
  document.documentElement.lang = language;
  deviceStorage.write(STORED, language);
}
