import type { VocabularyContext } from '@memory/contracts';

/** A vocabulary item in the form in which other programs read it. */
export interface ExportedWord {
  /** The id by which Anki recognizes the note of the word: a word that was deleted and added again keeps this id. */
  readonly noteId: string;
  readonly word: string;
  readonly simplified: string;
  readonly traditional: string;
  /** With tone marks; empty when it is unknown. */
  readonly pinyin: string;
  readonly zhuyin: string;
  readonly meaning: string;
  /** What the user noted about the word, without its zhuyin; empty without notes. */
  readonly notes: string;
  readonly isKnown: boolean;
  readonly createdAt: Date;
  /** When the other properties changed last. */
  readonly changedAt: Date;
  /** Null when no entry contains the word, and in formats without sentences. */
  readonly context: VocabularyContext | null;
}
