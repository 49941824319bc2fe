import fc from 'fast-check';
import { removeLoops, removeSounds } from './sounds-and-loops.ts';

const spokenTextOf = (text: string): string => removeLoops(removeSounds(text));

it.each([
  '(音樂播放中)',
  '（音乐）',
  '[Music]',
  '[ Silence ]',
  '[BLANK_AUDIO]',
  '【掌声】',
  '*sighs*',
  '(upbeat music) [applause]',
  '♪',
  '♪♪ ♪',
  '♪ 音乐 ♪',
  '🎵',
  '不要不要不要不要不要不要不要不要不要不要',
  '谢谢大家，谢谢大家，谢谢大家，谢谢大家，谢谢大家，谢谢大家。',
  'I love you. I love you. I love you. I love you. I love you. I love you. ',
])('%s is no text', (text) => {
  expect(spokenTextOf(text)).toBe('');
});

it.each([
  ['(音乐) 今天我唱歌了。', '今天我唱歌了。'],
  ['♪ 一闪一闪亮晶晶 ♪', '一闪一闪亮晶晶'],
  [`今天很好。${'我们走吧'.repeat(20)}`, '今天很好。'],
])('%s → %s', (text, spoken) => {
  expect(spokenTextOf(text)).toBe(spoken);
});

it.each([
  '我喜欢苹果（红色的）。',
  '老师放了音乐，我们跳舞。',
  '哈哈哈哈哈哈哈哈哈哈哈哈哈哈哈哈',
  '祝你生日快乐，祝你生日快乐，祝你生日快乐，祝你生日快乐。',
  '加油！加油！加油！加油！加油！',
  '2 * 3 = 6',
  ' 你好',
])('keeps: %s', (text) => {
  expect(spokenTextOf(text)).toBe(text);
});

it('removes a loop of whatever words, and nothing of the text before it', () => {
  const words = fc.stringMatching(/^[学校老师朋友今天]{4,12}$/).filter((unit) => new Set(unit).size > 2);
  fc.assert(
    fc.property(words, fc.integer({ min: 8, max: 60 }), (unit, repeats) => {
      expect(spokenTextOf(`早上好。${`${unit}，`.repeat(repeats)}`)).toBe('早上好。');
    }),
  );
});
