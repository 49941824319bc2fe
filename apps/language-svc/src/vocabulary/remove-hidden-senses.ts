import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Database } from '../database.ts';
import { hiddenCategoryOf, neutralMeanings } from '../dictionary/hidden-senses.ts';
import { InMemoryDictionary } from '../dictionary/in-memory-dictionary.ts';
import { findHiddenCategory, type HiddenCategory } from '../dictionary/sense-patterns.ts';

/** The number of translations per query. */
const BATCH_SIZE = 500;
const SEPARATOR = '; ';

interface StoredTranslation {
  readonly character: string;
  readonly translation: string;
}

/**
 * Removes senses that are hidden from children from the translations of items that were extracted before these senses were hidden. What people
 * wrote themselves, in items that they added or edited, is theirs and stays.
 */
@Injectable()
export class RemoveHiddenSenses implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(RemoveHiddenSenses.name);
  private isEnding = false;

  constructor(
    private readonly database: Database,
    private readonly dictionary: InMemoryDictionary,
  ) {}

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
    let last: StoredTranslation = { character: '', translation: '' };
    while (!this.isEnding) {
      const rows = await this.database.$queryRaw<StoredTranslation[]>`
        SELECT DISTINCT character, english_translation AS translation FROM vocabulary_item
        WHERE NOT is_user_generated AND NOT is_edited AND (english_translation, character) > (${last.translation}, ${last.character})
        ORDER BY english_translation, character LIMIT ${BATCH_SIZE}`;
      await this.replace(rows);
      if (rows.length < BATCH_SIZE) return;
      last = rows.at(-1)!;
    }
  }

  private async replace(rows: readonly StoredTranslation[]): Promise<void> {
    const changed = rows.flatMap((row) => {
      const replacement = this.withoutHiddenSenses(row);
      return replacement === row.translation ? [] : [{ ...row, replacement }];
    });
    if (changed.length === 0) return;
    // Locked in the order of their ids, as `lockVocabularyItems` does.
    await this.database.$executeRaw`
      WITH changed AS (
        SELECT item.id, given.replacement
        FROM unnest(${changed.map(({ character }) => character)}::text[], ${changed.map(({ translation }) => translation)}::text[],
          ${changed.map(({ replacement }) => replacement)}::text[]) AS given (character, translation, replacement)
        JOIN vocabulary_item item ON item.character = given.character AND item.english_translation = given.translation
        WHERE NOT item.is_user_generated AND NOT item.is_edited
        ORDER BY item.id FOR UPDATE OF item
      )
      UPDATE vocabulary_item AS item SET english_translation = changed.replacement FROM changed WHERE item.id = changed.id`;
  }

  /** Removes hidden senses, except senses that the dictionary still shows: kept-senses.tsv lists senses that are shown although a pattern matches. */
  private withoutHiddenSenses({ character, translation }: StoredTranslation): string {
    const readings = this.dictionary.readingsOf(character);
    const stillShown = new Set(readings.flatMap(({ meanings }) => meanings.flatMap((one) => one.split(SEPARATOR))));
    const categoryOf = (sense: string): HiddenCategory | undefined =>
      readings.length === 0
        ? findHiddenCategory(sense)
        : readings.map((reading) => hiddenCategoryOf(reading, sense)).find((category) => category !== undefined);
    const senses = translation.split(SEPARATOR);
    const categories = senses.map((sense) => (stillShown.has(sense) ? undefined : categoryOf(sense)));
    const shown = senses.filter((_, index) => categories[index] === undefined);
    const reason = categories.find((category) => category !== undefined);
    return shown.length > 0 || reason === undefined ? shown.join(SEPARATOR) : neutralMeanings[reason];
  }
}
