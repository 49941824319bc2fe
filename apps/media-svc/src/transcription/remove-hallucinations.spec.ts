import { type Transcript, parseTranscriptionResponse } from './parse-transcription-response.ts';
import { removeHallucinations } from './remove-hallucinations.ts';

const segment = (text: string, more: object = {}) => ({
  text,
  start: 0,
  end: 0.5,
  avg_logprob: -0.2,
  no_speech_prob: 0.01,
  compression_ratio: 1,
  ...more,
});

/** What is left of a provider's response. */
const rest = (response: object): Promise<Pick<Transcript, 'text' | 'words'>> =>
  removeHallucinations(parseTranscriptionResponse(response), null);

it.each([
  'Thanks for watching!',
  'Thank you for watching. Please subscribe.',
  '谢谢观看',
  '謝謝觀看！',
  '字幕由Amara.org社区提供',
  '请不吝点赞 订阅 转发 打赏支持明镜与点点栏目',
])('removes: %s', async (text) => {
  expect((await rest({ text })).text).toBe('');
  expect((await rest({ text, segments: [segment(text, { no_speech_prob: 0.5 })] })).text).toBe('');
});

it.each(['谢谢你观看我的表演，妈妈', 'Thanks for watching the dog today.', '我会看字幕了', 'See you'])(
  'keeps: %s',
  async (text) => {
    expect((await rest({ text })).text).toBe(text);
  },
);

it('keeps such a phrase when the provider is confident that it heard speech', async () => {
  expect((await rest({ text: '谢谢观看', segments: [segment('谢谢观看')] })).text).toBe('谢谢观看');
});

it.each([
  ['the provider reports silence', { no_speech_prob: 0.9, avg_logprob: -1.3 }],
  ['it is repetitive', { compression_ratio: 5, avg_logprob: -1.2 }],
])('removes a segment with its words when %s', async (_, doubts) => {
  const words = [
    { word: '好', start: 0.1, end: 0.2 },
    { word: '啦啦啦', start: 1, end: 2 },
  ];
  const segments = [segment('你好'), segment('啦啦啦', { start: 1, end: 2, ...doubts })];
  expect(await rest({ text: '你好啦啦啦', words, segments })).toMatchObject({ text: '你好', words: [{ text: '好' }] });
});
