import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { currentInterfaceLanguage, type InterfaceLanguage, storeInterfaceLanguage } from './language.ts';

/** The texts of the interface, or of a part of it, in each language. Each language is a chunk of its own. */
export type InterfaceTexts = Record<InterfaceLanguage, () => Promise<{ default: object }>>;

const mainDictionary: InterfaceTexts = {
  en: () => import('./en.json'),
  'zh-Hans': () => import('./zh.json'),
};
const loadedDictionaries = new Set([mainDictionary]);

/**
 * Waits until a module and the texts that its components use are loaded. The texts are loaded in the current language, and from then on in each
 * language that the user switches to. Texts that no first screen shows are in files of their own, beside the feature that uses them, because
 * the main dictionary counts towards the size of every screen.
 */
export async function withTexts<Module>(module: Promise<Module>, ...dictionaries: InterfaceTexts[]): Promise<Module> {
  const [loaded] = await Promise.all([module, ...dictionaries.map(loadDictionary)]);
  return loaded;
}

async function loadDictionary(dictionary: InterfaceTexts): Promise<void> {
  loadedDictionaries.add(dictionary);
  await addTexts(dictionary, currentInterfaceLanguage());
}

async function addTexts(dictionary: InterfaceTexts, language: InterfaceLanguage): Promise<void> {
  const texts = await dictionary[language]();
  i18next.addResourceBundle(language, 'translation', texts.default);
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
  await loadDictionary(mainDictionary);
}

/** Switches the language of the interface and stores the choice on this device. */
export async function switchInterfaceLanguage(language: InterfaceLanguage): Promise<void> {
  await Promise.all([...loadedDictionaries].map((dictionary) => addTexts(dictionary, language)));
  await i18next.changeLanguage(language);
  storeInterfaceLanguage(language);
}
