import { setImmediate } from 'node:timers/promises';
import type { WordCoverage } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { TextAnnotator } from '../annotate/annotator.ts';
import { Database } from '../database.ts';
import { InMemoryDictionary } from '../dictionary/in-memory-dictionary.ts';
import { Segmenter } from '../segmentation/segmenter.ts';
import type { SplitConstraints } from '../segmentation/split-constraints.ts';
import { toSimplified } from '../segmentation/to-simplified.ts';
import { WordKeys } from '../word-keys/word-keys.ts';
import { UserSplits } from '../word-splits/user-splits.ts';
import { CoverageVocabulary, type ItemWithLog, type WordInText } from './coverage-vocabulary.ts';

/** The minimum number of known words with which a user is assumed to know the function words that occur in every text. */
const WORDS_WITH_FUNCTION_WORDS = 20;

export interface TextToCover {
  text: string;
  writtenAt?: string | undefined;
}

/** Counts how many words of a text a user knows now, and how many the user knew when the text was written. */
@Injectable()
export class ReadWordCoverage {
  constructor(
    private readonly database: Database,
    private readonly annotator: TextAnnotator,
    private readonly segmenter: Segmenter,
    private readonly dictionary: InMemoryDictionary,
    private readonly splits: UserSplits,
    private readonly wordKeys: WordKeys,
  ) {}

  /** Returns the coverage of each text, in the order of the texts. Names count only if they are in the vocabulary. Ignored words never count. */
  async execute(userId: string, texts: readonly TextToCover[]): Promise<WordCoverage[]> {
    const splits = await this.splits.constraintsOf(userId);
    const words: WordInText[][] = [];
    for (const { text } of texts) {
      words.push(this.wordsOf(text, splits));
      // Other requests are served between two texts.
      // oxlint-disable-next-line no-await-in-loop -- see above
      await setImmediate();
    }
    const vocabulary = await this.readVocabulary(userId, words.flat());
    const firstItem = await this.database.vocabularyItem.findFirst({
      where: { userId },
      orderBy: { createdAt: 'asc' },
      select: { createdAt: true },
    });
    return texts.map(({ writtenAt }, index) => {
      const time = writtenAt === undefined ? undefined : new Date(writtenAt);
      const isRecorded = time !== undefined && firstItem !== null && firstItem.createdAt <= time;
      return this.count(words[index]!, vocabulary, isRecorded ? time : undefined);
    });
  }

  private count(words: readonly WordInText[], vocabulary: CoverageVocabulary, time: Date | undefined): WordCoverage {
    const counts = { known: 0, learning: 0, new: 0, ignored: 0 };
    let thenKnown = 0;
    for (const word of words) {
      if (!vocabulary.has(word.simplified) && this.segmenter.isName(word.simplified)) continue;
      const state = vocabulary.stateOf(word);
      counts[state] += 1;
      if (state !== 'ignored' && time && vocabulary.stateOf(word, time) === 'known') thenKnown += 1;
    }
    const { ignored: _, ...others } = counts;
    return { words: others.known + others.learning + others.new, ...others, thenKnown: time ? thenKnown : null };
  }

  private wordsOf(text: string, splits: SplitConstraints): WordInText[] {
    return this.annotator
      .annotate(text, splits)
      .filter(({ isChinese }) => isChinese)
      .map(({ text: word, pinyin }) => ({ simplified: toSimplified(word), pinyin }));
  }

  /** Reads the vocabulary items for the given words and their characters, in either script, with the log of each item. */
  private async readVocabulary(userId: string, words: readonly WordInText[]): Promise<CoverageVocabulary> {
    const simplified = new Set(words.flatMap(({ simplified: word }) => [word, ...Array.from(word)]));
    const keys = [...new Set([...simplified].flatMap((word) => this.wordKeys.keysOfSimplified(word)))];
    const items = await this.database.$queryRaw<(Omit<ItemWithLog, 'changes'> & { id: string })[]>`
      SELECT id, character, pinyin, created_at AS "createdAt", hidden_at AS "hiddenAt", known_at AS "knownAt",
        chosen_state AS "chosenState", scheduled_state AS "scheduledState"
      FROM vocabulary_item WHERE user_id = ${userId}::uuid AND word_key = ANY (${keys}::text[])`;
    const changes = await this.database.wordStateChange.findMany({
      where: { itemId: { in: items.map(({ id }) => id) } },
      select: { itemId: true, from: true, to: true, at: true },
      orderBy: [{ at: 'asc' }, { id: 'asc' }],
    });
    const byItem = Map.groupBy(changes, ({ itemId }) => itemId);
    return new CoverageVocabulary(
      items.map((item) => ({ ...item, changes: byItem.get(item.id) ?? [] })),
      this.dictionary,
      await this.functionWordsSince(userId),
    );
  }

  /** Returns the time at which a user knew WORDS_WITH_FUNCTION_WORDS words for the first time; null if the user has never known so many words. */
  private async functionWordsSince(userId: string): Promise<Date | null> {
    const [last] = await this.database.$queryRaw<{ at: Date }[]>`
      SELECT min(at) AS at FROM word_state_change WHERE user_id = ${userId}::uuid AND to_state = 'known'
      GROUP BY item_id ORDER BY 1 OFFSET ${WORDS_WITH_FUNCTION_WORDS - 1} LIMIT 1`;
    return last?.at ?? null;
  }
}
