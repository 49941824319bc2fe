import { UNKNOWN_TRANSLATION } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import type { VocabularyItem } from '../generated/prisma/client.ts';
import { TranslateAll } from '../translation/translate-all.ts';
import type { Translation } from '../translation/translation.ts';
import { ownedBy } from './vocabulary.policy.ts';

/** Fills in what was not known when items were added. */
@Injectable()
export class FixUnknown {
  constructor(
    private readonly database: Database,
    private readonly translation: TranslateAll,
  ) {}

  /** @returns how many translations were found; a sound that was left out is filled in beside them, and what is known stays as the person has it */
  async run(userId: string): Promise<number> {
    const unknown = await this.database.vocabularyItem.findMany({
      where: { AND: [ownedBy(userId), { OR: [{ englishTranslation: UNKNOWN_TRANSLATION }, { pinyin: null }] }] },
    });
    const translations = this.translation.run(unknown.map(({ character }) => character));
    const better = unknown.flatMap((item) => completed(item, translations.get(item.character)) ?? []);
    if (better.length === 0) return 0;
    const untranslated = new Set(unknown.filter(isUntranslated).map(({ id }) => id));
    // one statement for all; what was corrected or removed meanwhile is left alone
    const [fixed] = await this.database.$queryRaw<{ translations: bigint }[]>`
      WITH fixed AS (
        UPDATE vocabulary_item AS item
        SET pinyin = coalesce(item.pinyin, better.pinyin),
            english_translation = CASE item.english_translation WHEN ${UNKNOWN_TRANSLATION} THEN better.translation ELSE item.english_translation END
        FROM unnest(${better.map(({ id }) => id)}::uuid[], ${better.map(({ pinyin }) => pinyin)}::text[],
          ${better.map(({ englishTranslation }) => englishTranslation)}::text[], ${better.map(({ id }) => untranslated.has(id))}::bool[])
          AS better (id, pinyin, translation, untranslated)
        WHERE item.id = better.id AND (item.pinyin IS NULL OR item.english_translation = ${UNKNOWN_TRANSLATION})
        RETURNING better.untranslated
      )
      SELECT count(*) FILTER (WHERE untranslated) AS translations FROM fixed`;
    return Number(fixed?.translations ?? 0);
  }
}

const isUntranslated = ({ englishTranslation }: VocabularyItem): boolean => englishTranslation === UNKNOWN_TRANSLATION;

/** The item with what it lacked, null when nothing new is known of it. */
function completed(item: VocabularyItem, found: Translation | undefined): VocabularyItem | null {
  if (!found) return null;
  const isUnknown = isUntranslated(item);
  if (!isUnknown && found.pinyin === null) return null;
  return {
    ...item,
    pinyin: item.pinyin ?? found.pinyin,
    englishTranslation: isUnknown ? found.translation : item.englishTranslation,
  };
}
