import { languageRoutes, type PageQuery, type VocabularyItem } from '@memory/contracts';
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
import { AddToVocabulary, type NewItem } from './add-to-vocabulary.ts';
import { CorrectVocabularyItem, type Correction } from './correct-vocabulary-item.ts';
import { ExtractVocabulary } from './extract-vocabulary.ts';
import { FixUnknown } from './fix-unknown.ts';
import { ListVocabulary } from './list-vocabulary.ts';
import { RemoveFromVocabulary } from './remove-from-vocabulary.ts';
import { presentVocabularyItem } from './vocabulary.presenter.ts';

const {
  listVocabulary,
  createVocabularyItem,
  extractVocabulary,
  fixUnknownVocabulary,
  updateVocabularyItem,
  deleteVocabularyItem,
} = languageRoutes;

@Controller()
export class VocabularyController {
  constructor(
    private readonly listing: ListVocabulary,
    private readonly addition: AddToVocabulary,
    private readonly correction: CorrectVocabularyItem,
    private readonly removal: RemoveFromVocabulary,
    private readonly extraction: ExtractVocabulary,
    private readonly unknown: FixUnknown,
  ) {}

  @ImplementsRoute(listVocabulary)
  async list(
    @SignedInUser() userId: string,
    @Query({ schema: listVocabulary.query }) query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VocabularyItem[]> {
    const { items, next, total } = await this.listing.run(userId, query);
    setPaginationHeaders(reply, { path: listVocabulary.path, limit: query.limit, nextCursor: next, total });
    return items.map(presentVocabularyItem);
  }

  @ImplementsRoute(createVocabularyItem)
  @UseInterceptors(IdempotencyInterceptor)
  add(
    @SignedInUser() userId: string,
    @Body({ schema: createVocabularyItem.body }) item: NewItem,
    @CurrentIdempotentRequest() request: IdempotentRequest | null,
  ): Promise<VocabularyItem> {
    return this.addition.run(userId, item, request);
  }

  @ImplementsRoute(extractVocabulary)
  async extract(@SignedInUser() userId: string): Promise<{ added: VocabularyItem[]; skipped: number }> {
    const { added, skipped } = await this.extraction.run(userId);
    return { added: added.map(presentVocabularyItem), skipped };
  }

  @ImplementsRoute(fixUnknownVocabulary)
  async fixUnknown(@SignedInUser() userId: string): Promise<{ updated: number }> {
    return { updated: await this.unknown.run(userId) };
  }

  @ImplementsRoute(updateVocabularyItem)
  async correct(
    @SignedInUser() userId: string,
    @Param({ schema: updateVocabularyItem.params }) { id }: { id: string },
    @Body({ schema: updateVocabularyItem.body }) correction: Correction,
  ): Promise<VocabularyItem> {
    return presentVocabularyItem(await this.correction.run(userId, id, correction));
  }

  @ImplementsRoute(deleteVocabularyItem)
  async remove(
    @SignedInUser() userId: string,
    @Param({ schema: deleteVocabularyItem.params }) { id }: { id: string },
  ): Promise<void> {
    await this.removal.run(userId, id);
  }
}
