import { expect, it } from 'vitest';
import { findChineseVoice } from './use-read-aloud.ts';

const voice = (lang: string, localService = true) => ({ lang, localService }) as SpeechSynthesisVoice;

it.each([
  ['zh-CN', true],
  ['zh_CN', true],
  ['zh-TW', true],
  ['cmn-Hans-CN', true],
  ['zh', true],
  ['zh-HK', false],
  ['yue-HK', false],
  ['en-US', false],
])('a voice for %s speaks Mandarin: %s', (lang, speaks) => {
  expect(findChineseVoice([voice(lang)]) !== null).toBe(speaks);
});

it('prefers a voice that works without a connection', () => {
  const local = voice('zh-TW');
  expect(findChineseVoice([voice('zh-CN', false), local])).toBe(local);
});
