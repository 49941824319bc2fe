import type { VocabularyItem } from '@memory/contracts';
import { createdAfterRow, readInBatches } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import type { VocabularyItem as Row } from '../generated/prisma/client.ts';
import { presentVocabularyItem } from '../vocabulary/vocabulary.presenter.ts';
import { WordForms } from '../word-keys/word-forms.ts';

const PAGE_SIZE = 500;

@Injectable()
export class ExportVocabulary {
  constructor(
    private readonly database: Database,
    private readonly wordForms: WordForms,
  ) {}

  /** Yields all vocabulary items of a user for the data export, oldest first. */
  async *execute(userId: string): AsyncGenerator<VocabularyItem> {
    const page = (after: Row | null): Promise<Row[]> =>
      this.database.vocabularyItem.findMany({
        where: { userId, ...createdAfterRow(after) },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        take: PAGE_SIZE,
      });
    for await (const item of readInBatches(page)) yield presentVocabularyItem(item, this.wordForms);
  }
}
