import {
  type CompactVocabularyItem,
  type ExtractVocabularyQuery,
  languageRoutes as routes,
  type VocabularyItem,
  type VocabularyListQuery,
  type VocabularySentence,
  type VocabularyWord,
} from '@memory/contracts';
import {
  setPaginationHeaders,
  ImplementsRoute,
  CurrentIdempotentRequest,
  type IdempotentRequest,
  IdempotencyInterceptor,
  SignedInUser,
} from '@memory/service-kit';
import { Body, Controller, Param, Query, Res, UseInterceptors } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { VocabularyItem as StoredVocabularyItem } from '../generated/prisma/client.ts';
import { WordForms } from '../word-keys/word-forms.ts';
import { CreateVocabularyItem, type NewVocabularyItem } from './create-vocabulary-item.ts';
import { DeleteVocabularyItem } from './delete-vocabulary-item.ts';
import { ExtractVocabulary } from './extract-vocabulary.ts';
import { FillMissingTranslations } from './fill-missing-translations.ts';
import { ListVocabularySentences } from './list-vocabulary-sentences.ts';
import { ListVocabularyWords } from './list-vocabulary-words.ts';
import { ListVocabulary } from './list-vocabulary.ts';
import { UpdateVocabularyItem, type VocabularyItemChanges } from './update-vocabulary-item.ts';
import { presentCompactVocabularyItem, presentVocabularyItem } from './vocabulary.presenter.ts';

@Controller()
export class VocabularyController {
  constructor(
    private readonly listVocabulary: ListVocabulary,
    private readonly listVocabularyWords: ListVocabularyWords,
    private readonly listSentences: ListVocabularySentences,
    private readonly createItem: CreateVocabularyItem,
    private readonly updateItem: UpdateVocabularyItem,
    private readonly deleteItem: DeleteVocabularyItem,
    private readonly extractVocabulary: ExtractVocabulary,
    private readonly fillMissingTranslations: FillMissingTranslations,
    private readonly wordForms: WordForms,
  ) {}

  @ImplementsRoute(routes.listVocabulary)
  async list(
    @SignedInUser() userId: string,
    @Query({ schema: routes.listVocabulary.query }) query: VocabularyListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VocabularyItem[]> {
    const items = await this.listPage(routes.listVocabulary.path, userId, query, reply);
    return items.map((item) => presentVocabularyItem(item, this.wordForms));
  }

  @ImplementsRoute(routes.listCompactVocabulary)
  async listCompact(
    @SignedInUser() userId: string,
    @Query({ schema: routes.listCompactVocabulary.query }) query: VocabularyListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CompactVocabularyItem[]> {
    const items = await this.listPage(routes.listCompactVocabulary.path, userId, query, reply);
    return items.map((item) => presentCompactVocabularyItem(item, this.wordForms));
  }

  @ImplementsRoute(routes.listVocabularyWords)
  async listWords(@SignedInUser() userId: string): Promise<{ words: VocabularyWord[] }> {
    return { words: await this.listVocabularyWords.execute(userId) };
  }

  @ImplementsRoute(routes.listVocabularySentences)
  sentences(
    @SignedInUser() userId: string,
    @Query({ schema: routes.listVocabularySentences.query }) { ids }: { ids: string[] },
  ): Promise<VocabularySentence[]> {
    return this.listSentences.execute(userId, ids);
  }

  @ImplementsRoute(routes.createVocabularyItem)
  @UseInterceptors(IdempotencyInterceptor)
  create(
    @SignedInUser() userId: string,
    @Body({ schema: routes.createVocabularyItem.body }) item: NewVocabularyItem,
    @CurrentIdempotentRequest() request: IdempotentRequest | null,
  ): Promise<VocabularyItem> {
    return this.createItem.execute(userId, item, request);
  }

  @ImplementsRoute(routes.extractVocabulary)
  async extract(
    @SignedInUser() userId: string,
    @Query({ schema: routes.extractVocabulary.query }) query: ExtractVocabularyQuery,
  ): Promise<{ added: VocabularyItem[]; words: VocabularyItem[]; skipped: number }> {
    const { added, words, skipped } = await this.extractVocabulary.execute(userId, query);
    const present = (item: StoredVocabularyItem): VocabularyItem => presentVocabularyItem(item, this.wordForms);
    return { added: added.map(present), words: words.map(present), skipped };
  }

  @ImplementsRoute(routes.fixUnknownVocabulary)
  async fixUnknown(@SignedInUser() userId: string): Promise<{ updated: number }> {
    return { updated: await this.fillMissingTranslations.execute(userId) };
  }

  @ImplementsRoute(routes.updateVocabularyItem)
  async update(
    @SignedInUser() userId: string,
    @Param({ schema: routes.updateVocabularyItem.params }) { id }: { id: string },
    @Body({ schema: routes.updateVocabularyItem.body }) changes: VocabularyItemChanges,
  ): Promise<VocabularyItem> {
    return presentVocabularyItem(await this.updateItem.execute(userId, id, changes), this.wordForms);
  }

  @ImplementsRoute(routes.deleteVocabularyItem)
  async delete(
    @SignedInUser() userId: string,
    @Param({ schema: routes.deleteVocabularyItem.params }) { id }: { id: string },
  ): Promise<void> {
    await this.deleteItem.execute(userId, id);
  }

  /** Reads a page of the vocabulary and writes the headers that lead to the next one. */
  private async listPage(
    path: string,
    userId: string,
    query: VocabularyListQuery,
    reply: FastifyReply,
  ): Promise<StoredVocabularyItem[]> {
    const { items, nextCursor, total } = await this.listVocabulary.execute(userId, query);
    const { limit, hidden, q } = query;
    const parameters = { ...(hidden && { hidden: 'true' }), ...(q !== undefined && { q }) };
    setPaginationHeaders(reply, { path, limit, nextCursor, total, query: parameters });
    return items;
  }
}
