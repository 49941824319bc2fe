import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Database } from '../database.ts';
import { neutralMeanings } from '../dictionary/hidden-senses.ts';
import { findHiddenCategory } from '../dictionary/sense-patterns.ts';

/** The number of translations per query. */
const BATCH_SIZE = 500;
const SEPARATOR = '; ';

/**
 * Removes senses that are hidden from children from the translations of items that were extracted before these senses were hidden. What people
 * wrote themselves, in items that they added or edited, is theirs and stays.
 */
@Injectable()
export class RemoveHiddenSenses implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(RemoveHiddenSenses.name);
  private isEnding = false;

  constructor(private readonly database: Database) {}

  /** Runs beside the requests, so that a large table does not delay the start. After a failure it runs again at the next start. */
  onApplicationBootstrap(): void {
    void this.execute().catch((error: unknown) => {
      if (!this.isEnding)
        this.logger.warn({ err: error }, 'hidden senses were not removed; next attempt at the next start');
    });
  }

  onModuleDestroy(): void {
    this.isEnding = true;
  }

  async execute(): Promise<void> {
    let last = '';
    while (!this.isEnding) {
      const rows = await this.database.$queryRaw<{ translation: string }[]>`
        SELECT DISTINCT english_translation AS translation FROM vocabulary_item
        WHERE NOT is_user_generated AND NOT is_edited AND english_translation > ${last}
        ORDER BY english_translation LIMIT ${BATCH_SIZE}`;
      await this.replace(rows.map(({ translation }) => translation).filter((one) => removeHiddenSenses(one) !== one));
      if (rows.length < BATCH_SIZE) return;
      last = rows.at(-1)!.translation;
    }
  }

  private async replace(translations: readonly string[]): Promise<void> {
    if (translations.length === 0) return;
    await this.database.$executeRaw`
      UPDATE vocabulary_item AS item SET english_translation = hidden.replacement
      FROM unnest(${translations}::text[], ${translations.map(removeHiddenSenses)}::text[]) AS hidden (translation, replacement)
      WHERE item.english_translation = hidden.translation AND NOT item.is_user_generated AND NOT item.is_edited`;
  }
}

function removeHiddenSenses(translation: string): string {
  const senses = translation.split(SEPARATOR);
  const categories = senses.map(findHiddenCategory);
  const shown = senses.filter((_, index) => categories[index] === undefined);
  const [reason] = categories.filter((category) => category !== undefined);
  return shown.length > 0 || reason === undefined ? shown.join(SEPARATOR) : neutralMeanings[reason];
}
