import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { currentLanguage, type Language, storeLanguage } from './language.ts';

// each language is a chunk of its own: a reader downloads only the one they read
const dictionaries: Record<Language, () => Promise<{ default: object }>> = {
  en: () => import('./en.json'),
  'zh-Hans': () => import('./zh.json'),
};

async function loadDictionary(language: Language): Promise<void> {
  const dictionary = await dictionaries[language]();
  i18next.addResourceBundle(language, 'translation', dictionary.default);
}

/** Resolves when the reader's language is there to render with. */
export async function startI18n(): Promise<void> {
  const language = currentLanguage();
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: {},
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  await loadDictionary(language);
}

/** Switches the interface, and remembers the choice on this device. */
export async function switchLanguage(language: Language): Promise<void> {
  await loadDictionary(language);
  await i18next.changeLanguage(language);
  storeLanguage(language);
}
