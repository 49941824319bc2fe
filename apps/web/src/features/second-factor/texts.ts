import { type Dictionary, loadDictionary } from '../../i18n/i18n.ts';

const dictionary: Dictionary = {
  en: () => import('../../i18n/second-factor.en.json'),
  'zh-Hans': () => import('../../i18n/second-factor.zh.json'),
};

/** Loads a module together with the texts of this feature. */
export async function withSecondFactorTexts<Module>(module: Promise<Module>): Promise<Module> {
  const [loaded] = await Promise.all([module, loadDictionary(dictionary)]);
  return loaded;
}
