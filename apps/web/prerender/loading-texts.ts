import type { InterfaceLanguage } from '../src/i18n/language.ts';

/** What placeholders say while a list is being loaded. The app itself never shows these texts, so they are in no dictionary. */
export const loadingTexts: Record<InterfaceLanguage, { vocabulary: string; friends: string }> = {
  en: {
    vocabulary: 'Your words are on their way, with the sentences you met them in.',
    friends: 'Your friends are on their way, with what they last shared with you.',
  },
  'zh-Hans': {
    vocabulary: '你的词语马上就来，还有你第一次遇见它们的句子。',
    friends: '你的好友马上就来，还有他们最近分享给你的回忆。',
  },
};
