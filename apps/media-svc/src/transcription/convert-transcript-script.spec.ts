import fc from 'fast-check';
import { convertTranscriptScript } from './convert-transcript-script.ts';
import { transcriptionLanguageOf } from './transcribe-recording.handler.ts';

it.each([
  ['zh-Hant', 'zh', 'traditional'],
  ['zh-TW', 'zh', 'traditional'],
  ['yue-Hant-HK', 'yue', 'traditional'],
  ['zh-CN', 'zh', 'simplified'],
  ['zh', 'zh', null],
  ['en-GB', 'en', null],
])('%s is %s for the engine, and determines the script: %s', (tag, code, script) => {
  expect(transcriptionLanguageOf(tag)).toEqual({ code, script });
});

/** Replaces letters by others according to their neighbours, as language-svc does with characters. */
const convert = (text: string): Promise<string> =>
  Promise.resolve(text.replaceAll(/头发/g, '頭髮').replaceAll('发', '發').replaceAll('头', '頭'));
const wordsOf = (texts: readonly string[]) => texts.map((text, index) => ({ text, start: index, end: index + 1 }));

it('determines the script of words by their neighbours in the text', async () => {
  const words = wordsOf(['头', '发', '头', '发', '𠮷', 'OK', '丢', '头发', '头', '发']);
  const converted = await convertTranscriptScript({ text: '头发。低头，发现𠮷 OK 头发', words }, convert);
  expect(converted.text).toBe('頭髮。低頭，發现𠮷 OK 頭髮');
  // 丢 is not in the text, and so is converted alone; the words after 头发 are beyond its end.
  expect(converted.words).toEqual(wordsOf(['頭', '髮', '頭', '發', '𠮷', 'OK', '丢', '頭髮', '頭', '發']));
});

it('converts what will be stored, so that positions are those of the normal form', async () => {
  const words = wordsOf(['⾼', 'cafe\u0301', '发', 'x\u0000y']);
  const converted = await convertTranscriptScript({ text: '⾼ cafe\u0301 头发\u0000', words }, convert);
  expect(converted).toEqual({ text: '高 café 頭髮', words: wordsOf(['高', 'café', '髮', 'xy']) });
});

it('keeps times and numbers of words, and takes each from its place', async () => {
  const part = fc.constantFrom('头发', '发', '头', '𠮷', 'é', ' ', '\n', 'ok', '，');
  await fc.assert(
    fc.asyncProperty(fc.array(part), fc.array(part), async (text, spoken) => {
      const words = wordsOf(spoken);
      const converted = await convertTranscriptScript({ text: text.join(''), words }, convert);
      expect(converted.text).toBe(await convert(text.join('').trim()));
      expect(converted.words.map(({ start, end }) => [start, end])).toEqual(
        words.map(({ start, end }) => [start, end]),
      );
      for (const [index, word] of converted.words.entries())
        expect(word.text.length).toBe(words[index]!.text.trim().length);
    }),
  );
});
