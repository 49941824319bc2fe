import type { VocabularySentence } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { TextAnnotator } from '../annotate/annotator.ts';
import { Database } from '../database.ts';
import { InMemoryDictionary } from '../dictionary/in-memory-dictionary.ts';
import type { VocabularyItem } from '../generated/prisma/client.ts';
import { type EntryText, JournalClient } from '../peers/journal-client.ts';
import { SentenceReadings } from './sentence-readings.ts';
import { sentencesOfEntry } from './split-sentences.ts';
import { vocabularyOwnedBy } from './vocabulary.policy.ts';

/** The number of sentences with the word whose readings are compared. An entry of one repeated word must not take seconds. */
const SENTENCES_TO_COMPARE = 5;

@Injectable()
export class ListVocabularySentences {
  constructor(
    private readonly database: Database,
    private readonly journal: JournalClient,
    private readonly annotator: TextAnnotator,
    private readonly dictionary: InMemoryDictionary,
  ) {}

  /**
   * Returns for each of a user's items a sentence of the user's entries that contains it, as the entry is now. Items of other users and
   * items that no entry contains are left out.
   * @throws ApiError `service_unavailable` when journal-svc is unavailable
   */
  async execute(userId: string, ids: readonly string[]): Promise<VocabularySentence[]> {
    const items = await this.database.vocabularyItem.findMany({
      where: { AND: [vocabularyOwnedBy(userId), { id: { in: [...ids] } }] },
    });
    if (items.length === 0) return [];
    const found = await this.journal.findEntryTexts(
      userId,
      items.map(({ character, sourceEntryId }) => ({ word: character, entryId: sourceEntryId })),
    );
    const byWord = new Map(found.map((text) => [text.word, text]));
    const readings = new SentenceReadings(this.annotator, this.dictionary);
    return items.flatMap((item) => {
      const text = byWord.get(item.character);
      const sentence = text && chooseSentence(item, text, readings);
      return sentence ? [{ itemId: item.id, entryId: text.entryId, sentence, imageUrl: text.imageUrl }] : [];
    });
  }
}

/**
 * Returns the first sentence in which the item has its own reading (觉 jiào: 睡觉, not 觉得), otherwise the first one with the item. The title
 * comes after all sentences, and one that is the item alone, which says nothing about it, comes last.
 */
function chooseSentence(
  { character, pinyin }: VocabularyItem,
  text: EntryText,
  readings: SentenceReadings,
): string | undefined {
  const sentences: string[] = [];
  let alone: string | undefined;
  const { content, title } = sentencesOfEntry(text);
  for (const sentence of [...content, ...title]) {
    if (!sentence.includes(character)) continue;
    if (sentence === character) {
      alone = sentence;
      continue;
    }
    sentences.push(sentence);
    if (sentences.length === SENTENCES_TO_COMPARE) break;
  }
  return (
    sentences.find((sentence) => readings.translate(character, sentence)?.pinyin === pinyin) ?? sentences[0] ?? alone
  );
}
