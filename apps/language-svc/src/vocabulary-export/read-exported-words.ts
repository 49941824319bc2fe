import { type ReadingAids, type VocabularyContext, VOCABULARY_SENTENCES_MAX } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { InMemoryDictionary } from '../dictionary/in-memory-dictionary.ts';
import type { VocabularyItem } from '../generated/prisma/client.ts';
import { ListVocabularyContexts } from '../vocabulary/list-vocabulary-contexts.ts';
import { vocabularyOwnedBy } from '../vocabulary/vocabulary.policy.ts';
import { WordForms } from '../word-keys/word-forms.ts';
import type { ExportedWord } from './exported-word.ts';
import { presentExportedWord } from './present-exported-word.ts';

/** The parts of the entries that are read for each word. */
export type ContextParts = 'none' | 'sentences' | 'sentences and clips';

@Injectable()
export class ReadExportedWords {
  constructor(
    private readonly database: Database,
    private readonly listContexts: ListVocabularyContexts,
    private readonly dictionary: InMemoryDictionary,
    private readonly wordForms: WordForms,
  ) {}

  /**
   * Yields the words of a user's vocabulary without hidden ones, newest first, in batches for which one request to each other service is
   * sent.
   * @param script the script of the words
   * @throws ApiError `service_unavailable`
   */
  async *execute(userId: string, parts: ContextParts, script: ReadingAids['script']): AsyncGenerator<ExportedWord[]> {
    const sources = { dictionary: this.dictionary, wordForms: this.wordForms };
    for (let last: VocabularyItem | undefined; ;) {
      const items: VocabularyItem[] = await this.readBatch(userId, last);
      if (items.length === 0) return;
      const contexts = await this.readContexts(userId, items, parts);
      yield items.map((item) => presentExportedWord(item, contexts.get(item.id) ?? null, script, sources));
      last = items.at(-1);
    }
  }

  private readBatch(userId: string, after: VocabularyItem | undefined): Promise<VocabularyItem[]> {
    const olderThan = after && {
      createdAt: { lte: after.createdAt },
      OR: [{ createdAt: { lt: after.createdAt } }, { id: { lt: after.id } }],
    };
    return this.database.vocabularyItem.findMany({
      where: { AND: [vocabularyOwnedBy(userId), { hiddenAt: null }, olderThan ?? {}] },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: VOCABULARY_SENTENCES_MAX,
    });
  }

  private async readContexts(
    userId: string,
    items: readonly VocabularyItem[],
    parts: ContextParts,
  ): Promise<Map<string, VocabularyContext>> {
    if (parts === 'none') return new Map();
    const ids = items.map(({ id }) => id);
    const contexts = await this.listContexts.execute(userId, ids, { withClips: parts === 'sentences and clips' });
    return new Map(contexts.map((context) => [context.itemId, context]));
  }
}
