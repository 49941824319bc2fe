import type { WordChoice } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../database.ts';
import { InMemoryDictionary } from '../dictionary/in-memory-dictionary.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { toSimplified } from '../segmentation/to-simplified.ts';

/**
 * SQL condition: a visible item for a single character that was added from a tapped word and that may be wrong, and whose owner has not decided
 * yet.
 */
const isOpen = Prisma.sql`
  item.may_be_misadded AND item.is_user_generated AND item.hidden_at IS NULL AND item.notes LIKE 'Zhuyin: %' AND char_length(item.character) = 1`;

interface OpenItem {
  id: string;
  character: string;
  pinyin: string | null;
  /** The words that the owner had looked up on the day on which the item was added, before it was added, the latest word first. */
  words: string[];
}

@Injectable()
export class FindWordChoices {
  constructor(
    private readonly database: Database,
    private readonly dictionary: InMemoryDictionary,
  ) {}

  /**
   * Finds the single characters of a vocabulary that an earlier release added when a longer word was tapped: the owner had looked up the longer
   * word just before.
   * @param itemId the only item to consider; by default all items of the user
   */
  async execute(userId: string, itemId?: string, db: Database | Transaction = this.database): Promise<WordChoice[]> {
    const items = await db.$queryRaw<OpenItem[]>`
      SELECT item.id, item.character, item.pinyin, array_agg(lookup.word ORDER BY lookup.at DESC) AS words
      FROM vocabulary_item AS item
      JOIN word_lookup AS lookup ON lookup.user_id = item.user_id
        AND lookup.day = (item.created_at AT TIME ZONE 'UTC')::date AND lookup.at <= item.created_at
      WHERE item.user_id = ${userId}::uuid AND ${isOpen} ${itemId ? Prisma.sql`AND item.id = ${itemId}::uuid` : Prisma.empty}
      GROUP BY item.id
      ORDER BY item.created_at DESC`;
    return items.flatMap((item) => this.toChoice(item) ?? []);
  }

  private toChoice({ id, character, pinyin, words }: OpenItem): WordChoice | undefined {
    const simplified = toSimplified(character);
    const tapped = words.find((word) => word.includes(simplified));
    const place = tapped?.indexOf(simplified) ?? 0;
    const readings = tapped && tapped !== simplified ? this.dictionary.readingsOf(tapped) : [];
    const reading = readings.find(({ syllables }) => syllables[place] === pinyin?.toLowerCase()) ?? readings[0];
    if (!reading) return undefined;
    return {
      itemId: id,
      character,
      word: character === simplified ? reading.simplified : reading.traditional,
      simplified: reading.simplified,
      traditional: reading.traditional,
      pinyin: reading.pinyin,
      zhuyin: reading.zhuyin.join(' '),
      meaning: reading.meaning,
    };
  }
}
