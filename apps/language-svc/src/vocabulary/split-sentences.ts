/**
 * The maximum length of a sentence in UTF-16 units. Longer sentences, as in a text without punctuation, are divided: the reading of a word depends on
 * a few neighbouring words, and the page shows the sentence on a card.
 */
const MAX_SENTENCE_LENGTH = 120;

const SENTENCE = /[^。！？!?；;…\n]+[。！？!?；;…]*[”’」』"]*/gu;

/** Yields the sentences of a text with their closing punctuation, without spaces around them. */
export function* splitSentences(text: string): Generator<string> {
  for (const [match] of text.matchAll(SENTENCE)) {
    const characters = Array.from(match.trim());
    for (let start = 0; start < characters.length; start += MAX_SENTENCE_LENGTH)
      yield characters.slice(start, start + MAX_SENTENCE_LENGTH).join('');
  }
}

/** Returns the sentences of an entry's content and the sentences of its title. */
export function sentencesOfEntry({ title, text }: { readonly title: string; readonly text: string }): {
  content: Iterable<string>;
  title: Iterable<string>;
} {
  // The text begins with the title and a line break.
  return { content: splitSentences(text.slice(title.length + 1)), title: splitSentences(title) };
}
