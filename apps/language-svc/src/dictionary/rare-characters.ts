import lines from './data/rare-characters.js';
import type { DictionaryEntry } from './dictionary-entry.ts';
import type { PointedTo } from './pointers.ts';

/** What the Unihan database knows of the characters that CC-CEDICT lacks (made by data/make-rare-characters.ts). */
export function* rareCharacters(pointedTo: PointedTo): Generator<DictionaryEntry> {
  for (const line of lines.split('\n')) {
    const [character = '', pinyin = '', simplified, traditional, variant = '', meaning = ''] = line.split('\t');
    yield {
      simplified: simplified || character,
      traditional: traditional || character,
      pinyin,
      meanings: meaningsIn(meaning) ?? pointedTo({ senses: [`variant of ${variant}`] }),
      usualness: 0,
      source: 'Unihan',
    };
  }
}

/** `(same as U+4E18 丘) hillock or mound; a hill` → the meanings, notes about forms last; undefined for none. */
function meaningsIn(definition: string): string[] | undefined {
  const meanings = definition
    .replaceAll('/', ' or ')
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replaceAll('\\', '')
    .split(/;|, (?=to |a |an |the )/)
    .map((meaning) =>
      meaning
        .trim()
        .replace(
          /^\((?:same as|ancient form of|variant of|non-classical(?: form)? of|standard form of|interchangeable|corrupted form(?: of)?|simplified form of|an? ancient form of)[^)]*\)\s*/i,
          '',
        ),
    )
    .filter((meaning) => meaning !== '');
  return meanings.length > 0 ? meanings : undefined;
}
