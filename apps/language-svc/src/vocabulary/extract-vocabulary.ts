import { UNKNOWN_TRANSLATION } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Database } from '../database.ts';
import type { VocabularyItem } from '../generated/prisma/client.ts';
import { JournalService } from '../peers/journal-service.ts';
import { TranslateAll } from '../translation/translate-all.ts';
import { charactersOfEntries, type WrittenCharacter } from './characters-of-entries.ts';
import { ownedBy } from './vocabulary.policy.ts';

const AT_MOST = 20;

export interface Extracted {
  added: VocabularyItem[];
  /** Characters that were looked up and yet not added, because the person got them by another way at the same moment. */
  skipped: number;
}

/** Collects the characters of a person's own entries that are not in their vocabulary yet. */
@Injectable()
export class ExtractVocabulary {
  constructor(
    private readonly database: Database,
    private readonly journal: JournalService,
    private readonly translation: TranslateAll,
  ) {}

  /** At most 20 a run; one that nothing is known of stays 'Unknown'. @throws ApiError `service_unavailable` without the journal */
  async run(userId: string): Promise<Extracted> {
    const written = await charactersOfEntries(this.journal.textsOf(userId));
    const known = await this.database.vocabularyItem.findMany({ where: ownedBy(userId), select: { character: true } });
    const have = new Set(known.map(({ character }) => character));
    const chosen = written.filter(({ character }) => !have.has(character)).slice(0, AT_MOST);
    if (chosen.length === 0) return { added: [], skipped: 0 };
    const added = await this.add(userId, chosen);
    return { added, skipped: chosen.length - added.length };
  }

  private async add(userId: string, chosen: readonly WrittenCharacter[]): Promise<VocabularyItem[]> {
    const translations = this.translation.run(chosen.map(({ character }) => character));
    const now = Date.now();
    const items = chosen.map(({ character }, place) => {
      const found = translations.get(character);
      return {
        id: uuidv7(),
        userId,
        character,
        pinyin: found?.pinyin ?? null,
        englishTranslation: found?.translation ?? UNKNOWN_TRANSLATION,
        notes: '',
        frequency: 1,
        isUserGenerated: false,
        // the first of them is the first of the list, which is newest first
        createdAt: new Date(now - place),
      };
    });
    return this.database.$transaction(async (tx) => {
      const added = await tx.vocabularyItem.createManyAndReturn({ data: items, skipDuplicates: true });
      const from = new Map(chosen.map(({ character, entryId }) => [character, entryId]));
      // the one occurrence its frequency starts with, so that a change of that entry does not count it twice
      await tx.occurrence.createMany({
        data: added.map(({ id, character }) => ({ itemId: id, entryId: from.get(character)!, count: 1 })),
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
