import { loadDictionary } from '../../i18n/i18n.ts';

const dictionary = {
  en: () => import('../../i18n/account-deletion.en.json'),
  'zh-Hans': () => import('../../i18n/account-deletion.zh.json'),
};

/**
 * Like `withInterfaceTexts`, for the texts about the account deletion. It is a separate file, because the first screens load the list of
 * dictionaries in with-interface-texts.ts.
 */
export async function withAccountDeletionTexts<Module>(module: Promise<Module>): Promise<Module> {
  const [loaded] = await Promise.all([module, loadDictionary(dictionary)]);
  return loaded;
}
