import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { currentInterfaceLanguage, type InterfaceLanguage, storeInterfaceLanguage } from './language.ts';

// The texts of each language are a chunk of their own. Only the texts of the current language are loaded.
const dictionaries: Record<InterfaceLanguage, () => Promise<{ default: object }>> = {
  en: () => import('./en.json'),
  'zh-Hans': () => import('./zh.json'),
};

async function loadDictionary(language: InterfaceLanguage): Promise<void> {
  const dictionary = await dictionaries[language]();
  i18next.addResourceBundle(language, 'translation', dictionary.default);
}

/** Starts i18next. Resolves when the texts of the current language are loaded. */
export async function startI18n(): Promise<void> {
  const language = currentInterfaceLanguage();
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: {},
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  await loadDictionary(language);
}

/** Switches the language of the interface and stores the choice on this device. */
export async function switchInterfaceLanguage(language: InterfaceLanguage): Promise<void> {
  await loadDictionary(language);
  await i18next.changeLanguage(language);
  storeInterfaceLanguage(language);
}
