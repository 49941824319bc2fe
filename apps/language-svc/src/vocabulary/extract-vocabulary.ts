import { UNKNOWN_TRANSLATION } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Database } from '../database.ts';
import type { VocabularyItem } from '../generated/prisma/client.ts';
import { JournalClient } from '../peers/journal-client.ts';
import { DictionaryLookupTranslator } from '../translation/dictionary-lookup-translator.ts';
import { type CollectedCharacter, collectCharacters } from './collect-characters.ts';
import { vocabularyOwnedBy } from './vocabulary.policy.ts';

const MAX_ITEMS = 20;

export interface VocabularyExtraction {
  added: VocabularyItem[];
  /** The number of characters that were chosen but not added, because a concurrent request added them first. */
  skipped: number;
}

/** Adds those characters of a user's own entries to the user's vocabulary that it lacks. */
@Injectable()
export class ExtractVocabulary {
  constructor(
    private readonly database: Database,
    private readonly journal: JournalClient,
    private readonly translator: DictionaryLookupTranslator,
  ) {}

  /**
   * Adds at most 20 items per call. A character without a dictionary entry gets the translation UNKNOWN_TRANSLATION.
   * @throws ApiError `service_unavailable` when journal-svc is unavailable
   */
  async execute(userId: string): Promise<VocabularyExtraction> {
    const collected = await collectCharacters(this.journal.streamEntryTexts(userId));
    const items = await this.database.vocabularyItem.findMany({
      where: vocabularyOwnedBy(userId),
      select: { character: true },
    });
    const existing = new Set(items.map(({ character }) => character));
    const chosen = collected.filter(({ character }) => !existing.has(character)).slice(0, MAX_ITEMS);
    if (chosen.length === 0) return { added: [], skipped: 0 };
    const added = await this.addItems(userId, chosen);
    return { added, skipped: chosen.length - added.length };
  }

  private async addItems(userId: string, chosen: readonly CollectedCharacter[]): Promise<VocabularyItem[]> {
    const translations = this.translator.translateAll(chosen.map(({ character }) => character));
    const now = Date.now();
    const items = chosen.map(({ character }, index) => {
      const translation = translations.get(character);
      return {
        id: uuidv7(),
        userId,
        character,
        pinyin: translation?.pinyin ?? null,
        englishTranslation: translation?.translation ?? UNKNOWN_TRANSLATION,
        notes: '',
        frequency: 1,
        isUserGenerated: false,
        // Vocabulary lists are sorted by this time, newest first, so the first character gets the latest time.
        createdAt: new Date(now - index),
      };
    });
    return this.database.$transaction(async (tx) => {
      const added = await tx.vocabularyItem.createManyAndReturn({ data: items, skipDuplicates: true });
      const entryIds = new Map(chosen.map(({ character, entryId }) => [character, entryId]));
      // The new items have the frequency 1 for their occurrence in this entry. The occurrence is stored, so that the next change of the
      // entry does not count it a second time.
      await tx.occurrence.createMany({
        data: added.map(({ id, character }) => ({ itemId: id, entryId: entryIds.get(character)!, count: 1 })),
      });
      await tx.vocabularyCount.upsert({
        where: { userId },
        create: { userId, total: added.length },
        update: { total: { increment: added.length } },
      });
      return added.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
    });
  }
}
