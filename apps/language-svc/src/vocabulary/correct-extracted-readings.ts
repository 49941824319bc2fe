import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { DictionaryLookupTranslator } from '../translation/dictionary-lookup-translator.ts';
import { WordKeys } from '../word-keys/word-keys.ts';
import type { Candidate } from './collect-candidates.ts';
import { lockVocabularyItems } from './lock-vocabulary-items.ts';
import { publishVocabularyChange } from './publish-vocabulary-change.ts';
import type { SentenceReadings } from './sentence-readings.ts';
import { vocabularyOwnedBy } from './vocabulary.policy.ts';

/** The number of items per run. Annotating their sentences takes about a tenth of a second. */
const MAX_ITEMS = 500;

/**
 * Corrects items that were extracted by releases that did not read sentences. Such an item has the dictionary's first reading, which is wrong for 觉
 * in 睡觉. Also stores the entry in which the item was met. Each item is visited once.
 */
@Injectable()
export class CorrectExtractedReadings {
  constructor(
    private readonly database: Database,
    private readonly translator: DictionaryLookupTranslator,
    private readonly wordKeys: WordKeys,
  ) {}

  /**
   * @param characters the characters of the user's entries
   * @param readings the readings in the sentences of these entries
   */
  async execute(userId: string, characters: readonly Candidate[], readings: SentenceReadings): Promise<void> {
    const items = await this.database.vocabularyItem.findMany({
      where: { AND: [vocabularyOwnedBy(userId), { isUserGenerated: false, sourceEntryId: null }] },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: MAX_ITEMS,
    });
    if (items.length === 0) return;
    const byKey = new Map(characters.map((candidate) => [candidate.key, candidate]));
    const usual = this.translator.translateAll(items.map(({ character }) => character));
    const visited = items.flatMap((item) => {
      const met = byKey.get(this.wordKeys.keyOf(item.character))?.metIn[0];
      if (!met) return [];
      const first = usual.get(item.character);
      const isAsExtracted = item.pinyin === first?.pinyin && item.englishTranslation === first?.translation;
      const corrected = isAsExtracted ? readings.translate(met.spelling, met.sentence) : null;
      return [{ item, met, pinyin: corrected?.pinyin ?? null, translation: corrected?.translation ?? null }];
    });
    if (visited.length === 0) return;
    // One statement updates all items. An item that its owner has edited, in this moment too, keeps what the owner wrote.
    const ids = visited.map(({ item }) => item.id);
    await this.database.$transaction(async (tx) => {
      await lockVocabularyItems(tx, userId, ids);
      const corrected = await tx.$executeRaw`
      UPDATE vocabulary_item AS item
      SET source_entry_id = visited.entry_id, source_entry_at = visited.entry_at,
          pinyin = CASE WHEN item.is_edited OR visited.pinyin IS NULL THEN item.pinyin ELSE visited.pinyin END,
          english_translation = CASE WHEN item.is_edited OR visited.pinyin IS NULL THEN item.english_translation ELSE visited.translation END
      FROM unnest(${ids}::uuid[], ${visited.map(({ met }) => met.entryId)}::uuid[],
        ${visited.map(({ met }) => met.entryCreatedAt)}::timestamptz[], ${visited.map(({ pinyin }) => pinyin)}::text[],
        ${visited.map(({ translation }) => translation)}::text[]) AS visited (id, entry_id, entry_at, pinyin, translation)
      WHERE item.id = visited.id AND item.source_entry_id IS NULL`;
      if (corrected > 0) await publishVocabularyChange(tx, userId);
    });
  }
}
