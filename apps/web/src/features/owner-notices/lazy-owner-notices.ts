import { loadDictionary } from '../../i18n/i18n.ts';
import { preloadable } from '../../lib/preloadable-component.ts';

const dictionary = {
  en: () => import('../../i18n/owner-notices.en.json'),
  'zh-Hans': () => import('../../i18n/owner-notices.zh.json'),
};

/** The notices with their texts. They are separate chunks, because few people ever see them. */
export const LazyOwnerNotices = preloadable(async () => {
  const [loaded] = await Promise.all([import('./components/owner-notices.tsx'), loadDictionary(dictionary)]);
  return loaded;
});
