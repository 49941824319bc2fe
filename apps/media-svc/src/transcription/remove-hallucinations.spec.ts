import type { Loudness } from './loudness.ts';
import { type Transcript, parseTranscriptionResponse } from './parse-transcription-response.ts';
import { removeHallucinations } from './remove-hallucinations.ts';

const DURATION = 6;
const segment = (text: string, more: object = {}) => ({
  text,
  start: 0,
  end: DURATION,
  avg_logprob: -0.2,
  no_speech_prob: 0.01,
  compression_ratio: 1,
  ...more,
});
const DOUBTS = { avg_logprob: -1.1, no_speech_prob: 0.5 };

const loud: Loudness = { peakDb: -10, silences: [] };
/** With a click or a cough. */
const almostSilent: Loudness = {
  peakDb: -10,
  silences: [
    { start: 0, end: 3 },
    { start: 3.2, end: Infinity },
  ],
};

/** What is left of a provider's response to a recording of six seconds. */
const rest = (response: object, loudness: Loudness | null = loud): Pick<Transcript, 'text' | 'words'> =>
  removeHallucinations(parseTranscriptionResponse(response), { loudness, durationSeconds: DURATION });
const restOfSegment = (text: string, more: object = {}, loudness = loud) =>
  rest({ text, segments: [segment(text, more)] }, loudness).text;

const captions = [
  'Thanks for watching!',
  'Thank you for watching. Please subscribe.',
  '谢谢观看',
  '謝謝觀看！',
  '字幕由Amara.org社区提供',
  '字幕由 Amara.org 社群提供',
  '由 Amara.org 社群提供的字幕',
  '字幕志願者 李宗盛',
  '中文字幕志愿者：杨栋梁',
  '字幕製作：貝爾',
  '字幕by索兰娅',
  '请不吝点赞 订阅 转发 打赏支持明镜与点点栏目',
  '謝謝大家觀看，我們下期再見！',
  'Subtitles by the Amara.org community',
  'Transcribed by https://otter.ai',
];
const sentences = [
  '字幕制作很难，我花了一个下午。',
  '字幕由我和妈妈一起写，因为爸爸没有时间。',
  '字幕志愿者来了我们学校，我很高兴。',
  '谢谢你观看我的表演，妈妈',
  '请不吝点赞这个字我不认识。',
  'Thanks for watching the dog today.',
  'Subtitles by my brother are always funny and a bit too late.',
  '我会看字幕了',
  'See you',
];

describe.each(captions)('the caption “%s”', (text) => {
  it('is removed where nothing was spoken', () => {
    expect(restOfSegment(text, DOUBTS)).toBe('');
    expect(restOfSegment(text, { no_speech_prob: 0.9 })).toBe('');
    expect(restOfSegment(text, {}, almostSilent)).toBe('');
    expect(rest({ text }, almostSilent).text).toBe('');
    // Nothing is known.
    expect(rest({ text }, null).text).toBe('');
  });

  it('is kept where it was spoken', () => {
    expect(restOfSegment(text)).toBe(text);
    expect(rest({ text }).text).toBe(text);
  });

  it('is removed alone', () => {
    const segments = [segment('我很高兴。', { end: 3 }), segment(text, { start: 3, ...DOUBTS })];
    expect(rest({ text: `我很高兴。${text}`, segments }).text).toBe('我很高兴。');
  });
});

it.each(sentences)('keeps the sentence: %s', (text) => {
  for (const more of [{}, DOUBTS]) expect(restOfSegment(text, more)).toBe(text);
  expect(rest({ text }).text).toBe(text);
  expect(rest({ text }, null).text).toBe(text);
});

it.each([
  ['the provider reports silence', { no_speech_prob: 0.9, avg_logprob: -1.3 }],
  ['it is repetitive', { compression_ratio: 5, avg_logprob: -1.2 }],
])('removes a segment with its words when %s', async (_, doubts) => {
  const words = [
    { word: '好', start: 0.1, end: 0.2 },
    { word: '啦啦啦', start: 1, end: 2 },
  ];
  const segments = [segment('你好', { end: 1 }), segment('啦啦啦', { start: 1, end: 2, ...doubts })];
  expect(rest({ text: '你好啦啦啦', words, segments })).toMatchObject({ text: '你好', words: [{ text: '好' }] });
});

it('removes the words of a sound', () => {
  const words = [
    { word: '[Music]', start: 0, end: 1 },
    { word: '你好', start: 1, end: 2 },
  ];
  const text = '[Music] 你好';
  expect(rest({ text, words, segments: [segment(text)] })).toMatchObject({
    text: '你好',
    words: [{ text: '你好' }],
  });
});
