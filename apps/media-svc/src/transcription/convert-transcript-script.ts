import type { SpokenWord } from '@memory/contracts';
import { splitCodePoints } from '@memory/text';
import { type ChineseScript, loadScriptConverter } from './chinese-script.ts';

/**
 * Converts the text and the words of a transcript to the given Chinese script. The times of the words stay the same. Which character a
 * simplified one becomes depends on its neighbours (头发 is 頭髮, 发 alone is 發), so words are taken from the converted text. A word that is
 * not in the text is converted alone.
 */
export async function convertTranscriptScript<Transcript extends { text: string; words: readonly SpokenWord[] }>(
  transcript: Transcript,
  script: ChineseScript | null,
): Promise<Transcript> {
  if (!script) return transcript;
  const convert = await loadScriptConverter(script);
  const text = convert(transcript.text);
  const convertedWord = wordConverter(transcript.text, text) ?? convert;
  return {
    ...transcript,
    text,
    words: transcript.words.map((word) => ({ ...word, text: convertedWord(word.text) ?? convert(word.text) })),
  };
}

/**
 * Creates a function that returns the converted form of each word of a text, called with the words in their order.
 * @returns null when the converted text has another length, so that positions in it are not known
 */
function wordConverter(text: string, converted: string): ((word: string) => string | null) | null {
  const convertedCharacters = splitCodePoints(converted);
  if (convertedCharacters.length !== splitCodePoints(text).length) return null;
  // The same position in `text`, in UTF-16 code units, and in both texts, in characters.
  let codeUnits = 0;
  let characters = 0;
  const advanceTo = (position: number): number => {
    characters += splitCodePoints(text.slice(codeUnits, position)).length;
    codeUnits = position;
    return characters;
  };
  return (word) => {
    const start = text.indexOf(word, codeUnits);
    if (start === -1) return null;
    return convertedCharacters.slice(advanceTo(start), advanceTo(start + word.length)).join('');
  };
}
