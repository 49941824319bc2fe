import type { DueCard } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { TextAnnotator } from '../annotate/annotator.ts';
import { Database } from '../database.ts';
import { InMemoryDictionary } from '../dictionary/in-memory-dictionary.ts';
import { SentenceReadings } from '../vocabulary/sentence-readings.ts';
import { WordForms } from '../word-keys/word-forms.ts';
import { WordKeys } from '../word-keys/word-keys.ts';

@Injectable()
export class CardItemReader {
  constructor(
    private readonly database: Database,
    private readonly annotator: TextAnnotator,
    private readonly dictionary: InMemoryDictionary,
    private readonly wordKeys: WordKeys,
    private readonly wordForms: WordForms,
  ) {}

  /** Reads the fields of items that cards show, by item id. An item without pinyin gets the pinyin of the dictionary. */
  async read(ids: readonly string[]): Promise<Map<string, DueCard['item']>> {
    if (ids.length === 0) return new Map();
    const items = await this.database.vocabularyItem.findMany({
      where: { id: { in: [...new Set(ids)] } },
      select: { id: true, character: true, pinyin: true, englishTranslation: true },
    });
    const readings = new SentenceReadings(this.annotator, this.dictionary);
    return new Map(
      items.map((item) => {
        const spellings = this.wordKeys.spellingsOf(item.character);
        const pinyin = item.pinyin ?? readings.readingAlone(item.character);
        const forms = this.wordForms.otherFormsOf(item);
        return [item.id, { ...item, ...forms, pinyin, ...(spellings.length > 1 && { spellings: [...spellings] }) }];
      }),
    );
  }
}
