import { convertTranscriptScript } from './convert-transcript-script.ts';
import { transcriptionLanguageOf } from './transcription-language.ts';

it.each([
  ['zh-Hant', 'zh', '他說這個國家'],
  ['zh-CN', 'zh', '他说这个国家'],
  ['zh', 'zh', '他说這個国家'],
])('%s is %s for the engine, and determines the script: %s', async (tag, code, text) => {
  const language = transcriptionLanguageOf(tag);
  expect(language.code).toBe(code);
  const transcript = { text: '他说這個国家', words: [{ text: '国家', start: 0, end: 0.4 }] };
  const converted = await convertTranscriptScript(transcript, language.script);
  expect(converted.text).toBe(text);
  expect(converted.words[0]?.text).toBe(text.slice(-2));
});

it('determines the script of words by their neighbours in the text', async () => {
  const spoken = ['头', '发', '头', '发', '𠮷', 'OK', '丢', '头', '发'];
  const words = spoken.map((text, index) => ({ text, start: index, end: index + 1 }));
  const converted = await convertTranscriptScript({ text: '头发。低头，发现𠮷 OK 头发', words }, 'traditional');
  expect(converted.text).toBe('頭髮。低頭，發現𠮷 OK 頭髮');
  // A word that is not in the text is converted alone.
  expect(converted.words.map(({ text }) => text)).toEqual(['頭', '髮', '頭', '發', '𠮷', 'OK', '丟', '頭', '髮']);
});
