import type { VocabularyContext } from '@memory/contracts';

/** A part of a sentence: the word that the card asks for, or text around it. */
export interface SentencePart {
  text: string;
  isWord: boolean;
}

/**
 * Divides a sentence at all places of its word: where the word has its reading, and wherever else the word is written, in either script. A blanked
 * sentence must not contain the word anywhere.
 * @param start the index of the word with its reading: the word is `sentence.slice(start, end)`, in UTF-16 units
 */
export function splitSentence(
  { sentence, start, end }: { sentence: string; start: number; end: number },
  spellings: readonly string[],
): SentencePart[] {
  return [
    ...splitAtWord(sentence.slice(0, start), spellings),
    { text: sentence.slice(start, end), isWord: true },
    ...splitAtWord(sentence.slice(end), spellings),
  ].filter(({ text }) => text !== '');
}

const splitAtWord = (text: string, spellings: readonly string[]): SentencePart[] =>
  spellings.reduce<SentencePart[]>(
    (parts, word) =>
      parts.flatMap((part) =>
        part.isWord
          ? [part]
          : part.text
              .split(word)
              .flatMap((rest, index) => [
                ...(index > 0 ? [{ text: word, isWord: true }] : []),
                { text: rest, isWord: false },
              ]),
      ),
    [{ text, isWord: false }],
  );

/** A sentence of the user's entry with words of a session. */
export interface SentenceWithWords {
  sentence: string;
  parts: SentencePart[];
  /** The ids of the items whose words it contains. */
  itemIds: string[];
}

/**
 * Divides the sentences of contexts at all words of a session, each sentence once. Where words overlap, the longest word is marked.
 * @param words the spellings of the words of the session, by the ids of their items
 */
export function splitAtAllWords(
  contexts: readonly Pick<VocabularyContext, 'itemId' | 'sentence' | 'start' | 'end'>[],
  words: ReadonlyMap<string, readonly string[]>,
): SentenceWithWords[] {
  return [...Map.groupBy(contexts, ({ sentence }) => sentence)].map(([sentence, places]) => {
    const written = [...words].flatMap(([itemId, spellings]) =>
      spellings.flatMap((word) =>
        positionsOf(word, sentence).map((start) => ({ itemId, start, end: start + word.length })),
      ),
    );
    const found = [...places, ...written].toSorted(
      (one, other) => other.end - other.start - (one.end - one.start) || one.start - other.start,
    );
    const marked: typeof found = [];
    for (const place of found)
      if (marked.every(({ start, end }) => place.end <= start || place.start >= end)) marked.push(place);
    return { sentence, parts: partsAt(sentence, marked), itemIds: [...new Set(found.map(({ itemId }) => itemId))] };
  });
}

function positionsOf(word: string, sentence: string): number[] {
  const positions: number[] = [];
  for (let at = sentence.indexOf(word); at !== -1; at = sentence.indexOf(word, at + word.length)) positions.push(at);
  return positions;
}

/** @param places the places of the words, without overlaps */
function partsAt(sentence: string, places: readonly { start: number; end: number }[]): SentencePart[] {
  const parts: SentencePart[] = [];
  let position = 0;
  for (const { start, end } of places.toSorted((one, other) => one.start - other.start)) {
    parts.push({ text: sentence.slice(position, start), isWord: false });
    parts.push({ text: sentence.slice(start, end), isWord: true });
    position = end;
  }
  return [...parts, { text: sentence.slice(position), isWord: false }].filter(({ text }) => text !== '');
}
