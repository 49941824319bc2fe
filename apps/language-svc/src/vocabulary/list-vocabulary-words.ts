import { VOCABULARY_WORDS_MAX, type VocabularyWord } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { toSimplified } from '../segmentation/to-simplified.ts';
import { wordStateOf } from '../word-states/word-state.ts';
import { vocabularyOwnedBy } from './vocabulary.policy.ts';

@Injectable()
export class ListVocabularyWords {
  constructor(private readonly database: Database) {}

  /**
   * Returns the words of a user's vocabulary, newest first. Of the hidden words, only known words are included. Reading aids compare the words of
   * texts with this list, in either script.
   */
  async execute(userId: string): Promise<VocabularyWord[]> {
    const rows = await this.database.vocabularyItem.findMany({
      where: { AND: [vocabularyOwnedBy(userId), { OR: [{ hiddenAt: null }, { knownAt: { not: null } }] }] },
      select: {
        character: true,
        pinyin: true,
        hiddenAt: true,
        knownAt: true,
        chosenState: true,
        scheduledState: true,
      },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: VOCABULARY_WORDS_MAX,
    });
    return rows.map((row) => ({
      simplified: toSimplified(row.character),
      pinyin: row.pinyin,
      state: wordStateOf(row),
    }));
  }
}
