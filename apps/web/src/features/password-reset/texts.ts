import { type Dictionary, loadDictionary } from '../../i18n/i18n.ts';

const dictionary: Dictionary = {
  en: () => import('../../i18n/password-reset.en.json'),
  'zh-Hans': () => import('../../i18n/password-reset.zh.json'),
};

/** Waits until a page and the texts of this feature are loaded. */
export async function withPasswordResetTexts<Module>(page: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([page, loadDictionary(dictionary)]);
  return module;
}
