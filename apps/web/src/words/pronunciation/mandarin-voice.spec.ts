import { describe, expect, it } from 'vitest';
import { findMandarinVoice, isMandarinVoice } from './mandarin-voice.ts';

describe('a Mandarin voice', () => {
  it.each([
    ['zh-CN', 'Tingting'],
    ['zh-CN', 'Google 普通话（中国大陆）'],
    ['zh-TW', 'Google 國語（臺灣）'],
    ['zh-CN', 'Microsoft Xiaoxiao Online (Natural) - Chinese (Mainland)'],
    ['zh_CN', 'Chinese China'],
    ['zh_CN_#Hans', 'Chinese (Simplified Han, China)'],
    ['cmn', 'Chinese (Mandarin, latin as English)'],
    ['cmn-Hans-CN', 'Meijia'],
    ['zh', ''],
  ])('is one of %s named %s', (lang, name) => {
    expect(isMandarinVoice({ lang, name })).toBe(true);
  });

  it.each([
    ['zh-HK', 'Google 粤語（香港）'],
    ['zh-HK', 'Sinji'],
    ['zh-CN', 'Sin-ji'],
    ['yue-CN', 'Microsoft XiaoMin'],
    ['zh-yue', 'Chinese (Cantonese)'],
    ['zh-CN-sichuan', 'Microsoft Yunxi'],
    ['wuu-CN', 'Microsoft Xiaotong'],
    ['nan-TW', 'Taigi'],
    ['zh-CN', 'English (United States)'],
    ['en-US', 'Chinese teacher'],
    ['ja-JP', 'Kyoko'],
    ['za', 'Zhuang'],
  ])('is none of %s named %s', (lang, name) => {
    expect(isMandarinVoice({ lang, name })).toBe(false);
  });

  it('of the mainland comes first', () => {
    const voices = [
      { lang: 'zh-HK', name: 'Sinji' },
      { lang: 'zh-TW', name: 'Meijia' },
      { lang: 'zh-CN', name: 'Tingting' },
    ];
    expect(findMandarinVoice(voices)?.name).toBe('Tingting');
    expect(findMandarinVoice(voices.slice(0, 2))?.name).toBe('Meijia');
    expect(findMandarinVoice(voices.slice(0, 1))).toBeNull();
  });
});
