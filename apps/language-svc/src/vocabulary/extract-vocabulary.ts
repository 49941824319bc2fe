import { type ExtractVocabularyQuery, UNKNOWN_TRANSLATION } from '@memory/contracts';
import { isBasicChineseCharacter } from '@memory/text';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { TextAnnotator } from '../annotate/annotator.ts';
import { Database } from '../database.ts';
import { InMemoryDictionary } from '../dictionary/in-memory-dictionary.ts';
import type { VocabularyItem } from '../generated/prisma/client.ts';
import { JournalClient } from '../peers/journal-client.ts';
import { Segmenter } from '../segmentation/segmenter.ts';
import type { SplitConstraints } from '../segmentation/split-constraints.ts';
import { toSimplified } from '../segmentation/to-simplified.ts';
import { DictionaryLookupTranslator } from '../translation/dictionary-lookup-translator.ts';
import { WordKeys } from '../word-keys/word-keys.ts';
import { UserSplits } from '../word-splits/user-splits.ts';
import { type Candidate, collectCandidates } from './collect-candidates.ts';
import { CorrectExtractedReadings } from './correct-extracted-readings.ts';
import { publishVocabularyChange } from './publish-vocabulary-change.ts';
import { SentenceReadings } from './sentence-readings.ts';
import { vocabularyOwnedBy } from './vocabulary.policy.ts';

const MAX_CHARACTERS = 20;
/** As many as characters: what one run adds can be looked through in a few minutes. */
const MAX_WORDS = 20;

export interface VocabularyExtraction {
  /** The added characters. */
  added: VocabularyItem[];
  /** The added words of two or more characters. */
  words: VocabularyItem[];
  /** The number of items that were chosen but not added, because a concurrent request added them first. */
  skipped: number;
}

/** Adds characters and words of a user's own entries that the user's vocabulary lacks. */
@Injectable()
export class ExtractVocabulary {
  constructor(
    private readonly database: Database,
    private readonly journal: JournalClient,
    private readonly translator: DictionaryLookupTranslator,
    private readonly segmenter: Segmenter,
    private readonly annotator: TextAnnotator,
    private readonly dictionary: InMemoryDictionary,
    private readonly correctReadings: CorrectExtractedReadings,
    private readonly splits: UserSplits,
    private readonly wordKeys: WordKeys,
  ) {}

  /**
   * Adds at most 20 characters per call, or 20 words when the caller asks for words, with the reading and the meaning that they have in the
   * sentence they were met in. An item without a dictionary entry gets the translation UNKNOWN_TRANSLATION. Hidden items stay hidden.
   * @throws ApiError `service_unavailable` when journal-svc is unavailable
   */
  async execute(userId: string, { words: withWords }: ExtractVocabularyQuery): Promise<VocabularyExtraction> {
    const items = await this.database.vocabularyItem.findMany({
      where: vocabularyOwnedBy(userId),
      select: { character: true, wordKey: true },
    });
    const keyOf = (text: string): string => this.wordKeys.keyOf(text);
    const existing = new Set(items.map(({ character, wordKey }) => wordKey ?? keyOf(character)));
    const isNew = (text: string): boolean => !existing.has(keyOf(text));
    const splits = await this.splits.constraintsOf(userId);
    const candidates = await collectCandidates(this.journal.streamEntryTexts(userId), {
      wordsOf: (sentence) => this.wordsOf(sentence, splits),
      keyOf,
      isNew,
      wordsWanted: withWords ? MAX_WORDS : 0,
    });
    const readings = new SentenceReadings(this.annotator, this.dictionary, splits);
    await this.correctReadings.execute(userId, candidates.characters, readings);
    const chosen = withWords
      ? candidates.words.slice(0, MAX_WORDS)
      : candidates.characters.filter(({ key }) => !existing.has(key)).slice(0, MAX_CHARACTERS);
    const added = chosen.length === 0 ? [] : await this.addItems(userId, chosen, readings);
    const skipped = chosen.length - added.length;
    return withWords ? { added: [], words: added, skipped } : { added, words: [], skipped };
  }

  /** Returns the words of a sentence as the user's splits divide it. The dictionary may lack a word that the user has joined. */
  private wordsOf(sentence: string, splits: SplitConstraints): string[] {
    return this.segmenter
      .segment(sentence, toSimplified(sentence), splits)
      .filter(
        ({ text, isChinese }) =>
          isChinese &&
          text.length > 1 &&
          (this.dictionary.has(text) || splits.isJoined(toSimplified(text))) &&
          Array.from(text).every(isBasicChineseCharacter),
      )
      .map(({ text }) => text);
  }

  /** Adds the candidates that no concurrent request has added. Returns the items in the order of the candidates. */
  private async addItems(
    userId: string,
    candidates: readonly Candidate[],
    readings: SentenceReadings,
  ): Promise<VocabularyItem[]> {
    const usual = this.translator.translateAll(candidates.map(({ text }) => text));
    const now = Date.now();
    const items = candidates.map(({ text, key, metIn, occurrences }, index) => {
      const inSentence = metIn.flatMap((met) => {
        const translation = readings.translate(met.spelling, met.sentence);
        return translation ? [{ met, translation }] : [];
      })[0];
      const met = inSentence?.met ?? metIn.at(-1);
      const translation = inSentence?.translation ?? usual.get(text);
      return {
        id: uuidv7(),
        userId,
        character: text,
        wordKey: key,
        pinyin: translation?.pinyin ?? null,
        englishTranslation: translation?.translation ?? UNKNOWN_TRANSLATION,
        notes: '',
        // Until the handler of `vocabulary.changed` has counted the item.
        frequency: occurrences,
        isUserGenerated: false,
        // Vocabulary lists are sorted by this time, newest first, so the first candidate gets the latest time.
        createdAt: new Date(now - index),
        sourceEntryId: met?.entryId ?? null,
        sourceEntryAt: met?.entryCreatedAt ?? null,
      };
    });
    return this.database.$transaction(async (tx) => {
      // The items are inserted in the order of their keys, so that two requests that add the same words cannot deadlock.
      const data = items.toSorted((a, b) => (a.wordKey < b.wordKey ? -1 : 1));
      const added = await tx.vocabularyItem.createManyAndReturn({ data, skipDuplicates: true });
      if (added.length === 0) return [];
      await tx.vocabularyCount.upsert({
        where: { userId },
        create: { userId, total: added.length },
        update: { total: { increment: added.length } },
      });
      await publishVocabularyChange(tx, userId, { hasUncountedItems: true });
      return added.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
    });
  }
}
