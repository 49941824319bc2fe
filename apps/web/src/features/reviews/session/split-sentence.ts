/** A part of a sentence: the word that the card asks for, or text around it. */
export interface SentencePart {
  text: string;
  isWord: boolean;
}

/**
 * Divides a sentence at its word: at the place where the word has its reading, and wherever else it is written. A blanked sentence must not
 * contain it anywhere.
 * @param start where the word is in the sentence: `sentence.slice(start, end)`, in UTF-16 units
 */
export function splitSentence(
  { sentence, start, end }: { sentence: string; start: number; end: number },
  word: string,
): SentencePart[] {
  return [
    ...splitAtWord(sentence.slice(0, start), word),
    { text: sentence.slice(start, end), isWord: true },
    ...splitAtWord(sentence.slice(end), word),
  ].filter(({ text }) => text !== '');
}

const splitAtWord = (text: string, word: string): SentencePart[] =>
  text
    .split(word)
    .flatMap((part, index) => [...(index > 0 ? [{ text: word, isWord: true }] : []), { text: part, isWord: false }]);
