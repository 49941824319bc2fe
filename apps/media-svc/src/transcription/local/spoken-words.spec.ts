import type { RecognizedPhrase } from './speech-messages.ts';
import { spokenWordsOf } from './spoken-words.ts';

const phrase = (text: string, more: Partial<RecognizedPhrase> = {}): RecognizedPhrase => ({
  start: 0,
  end: 1,
  text,
  tokens: [],
  tokenStarts: [],
  ...more,
});

describe('the words of phrases', () => {
  it('are characters and Latin words, with times in the recording', () => {
    const tokens = [' 我', '吃', ' piz', 'za', '，', ' it', "'s", ' 3', '好', '。'];
    const tokenStarts = [0, 0.2, 0.4, 0.6, 0.8, 0.9, 1, 1.1, 1.2, 1.4];
    expect(spokenWordsOf([phrase('…', { start: 10, end: 11.5, tokens, tokenStarts })])).toEqual(
      [
        ['我', 10, 10.2],
        ['吃', 10.2, 10.4],
        ['pizza', 10.4, 10.8],
        ["it's", 10.9, 11.1],
        ['3', 11.1, 11.2],
        ['好', 11.2, 11.4],
      ].map(([text, start, end]) => ({
        text,
        start: expect.closeTo(start as number, 5) as number,
        end: expect.closeTo(end as number, 5) as number,
      })),
    );
  });

  it('end with their phrase, and do not go beyond it', () => {
    const tokens = ['好', '吗'];
    expect(spokenWordsOf([phrase('好吗', { start: 1, end: 2, tokens, tokenStarts: [0.5, 1.5] })])).toEqual([
      { text: '好', start: 1.5, end: 2 },
      { text: '吗', start: 2, end: 2 },
    ]);
  });

  it('are missing when the model reports no times', () => {
    expect(spokenWordsOf([phrase('好', { tokens: ['好'] })])).toEqual([]);
  });
});
