import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import type { DictionaryEntry } from '../generated/prisma/client.ts';

/** Looks up characters and words. */
@Injectable()
export class Dictionary {
  constructor(private readonly database: Database) {}

  /** Every entry whose simplified or traditional form is `word`, the usual one first; empty when there is none. */
  entriesOf(word: string): Promise<DictionaryEntry[]> {
    // the busiest read of the service: written out, it takes half the time it takes through the query builder
    return this.database.$queryRaw<DictionaryEntry[]>`
      SELECT id, simplified, traditional, pinyin, zhuyin, meanings, usualness
      FROM dictionary_entry
      WHERE simplified = ${word} OR traditional = ${word}
      ORDER BY usualness, id`;
  }
}
