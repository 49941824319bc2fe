import { createHash } from 'node:crypto';
import { type ReadingAids, UNKNOWN_TRANSLATION, type VocabularyContext } from '@memory/contracts';
import { markNumberedTones } from '@memory/text';
import type { InMemoryDictionary } from '../dictionary/in-memory-dictionary.ts';
import type { VocabularyItem } from '../generated/prisma/client.ts';
import { pinyinToZhuyin } from '../readings/pinyin-to-zhuyin.ts';
import type { WordForms } from '../word-keys/word-forms.ts';
import type { ExportedWord } from './exported-word.ts';

/** The line of notes in which the page stores the zhuyin of a word that was added from a text. */
const ZHUYIN_NOTE = /^Zhuyin: *([^\n]*)\n?/;
const BOPOMOFO = /\p{Script=Bopomofo}/u;

interface WordSources {
  readonly dictionary: InMemoryDictionary;
  readonly wordForms: WordForms;
}

/**
 * Presents a vocabulary item for other programs. Pinyin and zhuyin have properties of their own, wherever the user wrote them.
 * @param script the script of the property `word`
 */
export function presentExportedWord(
  item: VocabularyItem,
  context: VocabularyContext | null,
  script: ReadingAids['script'],
  { dictionary, wordForms }: WordSources,
): ExportedWord {
  const { character, englishTranslation, knownAt, createdAt } = item;
  const [note, notedZhuyin = ''] = ZHUYIN_NOTE.exec(item.notes) ?? [''];
  const isZhuyin = BOPOMOFO.test(item.pinyin ?? '');
  const written = isZhuyin ? (item.pinyin ?? '').trim() : notedZhuyin.trim();
  const marked = isZhuyin ? '' : markNumberedTones(item.pinyin ?? '');
  const reading = dictionary
    .readingsOf(character)
    .find(({ pinyin, zhuyin }) => (isZhuyin ? zhuyin.join(' ') === written : pinyin === marked));
  const forms = wordForms.formsOf(item);
  const changes = [createdAt, item.changedAt, context && new Date(context.createdAt)];
  return {
    noteId: noteIdOf(item),
    word: script === 'original' ? character : forms[script],
    ...forms,
    pinyin: reading?.pinyin ?? marked,
    zhuyin: reading?.zhuyin.join(' ') ?? (written || toZhuyin(marked)),
    meaning: englishTranslation === UNKNOWN_TRANSLATION ? '' : englishTranslation,
    notes: item.notes.slice(note.length),
    isKnown: knownAt !== null,
    createdAt,
    changedAt: new Date(Math.max(...changes.map((time) => time?.getTime() ?? 0))),
    context,
  };
}

/** The length of a note id in bytes, equal to the length of a UUID. */
const NOTE_ID_BYTES = 16;

/**
 * Returns the id of a note in base64: a hash of the user and the word. An item that an earlier release has exported keeps the id from that export.
 * The hash includes the user, so that two users who share a collection of Anki have separate notes.
 */
function noteIdOf({ id, userId, wordKey, exportedNoteId }: VocabularyItem): string {
  const earlier = wordKey === null ? id : exportedNoteId;
  const bytes =
    earlier === null
      ? createHash('sha256').update(`${userId} ${wordKey}`).digest().subarray(0, NOTE_ID_BYTES)
      : Buffer.from(earlier.replaceAll('-', ''), 'hex');
  return bytes.toString('base64url');
}

/** Converts pinyin that a user wrote to zhuyin. Returns an empty text when the pinyin does not consist of separate syllables. */
function toZhuyin(pinyin: string): string {
  try {
    return pinyin.toLowerCase().trim().split(/\s+/).map(pinyinToZhuyin).join(' ');
  } catch (error) {
    if (error instanceof RangeError) return '';
    throw error;
  }
}
