import type { VocabularySentence } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { TextAnnotator } from '../annotate/annotator.ts';
import { Database } from '../database.ts';
import { InMemoryDictionary } from '../dictionary/in-memory-dictionary.ts';
import type { VocabularyItem } from '../generated/prisma/client.ts';
import { type EntryText, JournalClient } from '../peers/journal-client.ts';
import { WordKeys } from '../word-keys/word-keys.ts';
import { SentenceReadings } from './sentence-readings.ts';
import { sentencesOfEntry } from './split-sentences.ts';
import { vocabularyOwnedBy } from './vocabulary.policy.ts';

/** The number of sentences of an item whose readings are compared. An entry that repeats one word would otherwise take seconds. */
const SENTENCES_TO_COMPARE = 5;

@Injectable()
export class ListVocabularySentences {
  constructor(
    private readonly database: Database,
    private readonly journal: JournalClient,
    private readonly annotator: TextAnnotator,
    private readonly dictionary: InMemoryDictionary,
    private readonly wordKeys: WordKeys,
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
      items.flatMap(({ character, sourceEntryId }) =>
        this.wordKeys.spellingsOf(character).map((word) => ({ word, entryId: sourceEntryId })),
      ),
    );
    const byWord = Map.groupBy(found, ({ word }) => word);
    const readings = new SentenceReadings(this.annotator, this.dictionary);
    return items.flatMap((item) => {
      const spellings = this.wordKeys.spellingsOf(item.character);
      const text = chooseText(
        item,
        spellings.flatMap((spelling) => byWord.get(spelling) ?? []),
      );
      const found = text && chooseSentence(spellings, item.pinyin, text, readings);
      if (!found) return [];
      const { sentence, spelling } = found;
      const start = readings.locate(spelling, sentence) ?? sentence.indexOf(spelling);
      const place = { sentence, start, end: start + spelling.length };
      return [{ itemId: item.id, entryId: text.entryId, ...place, imageUrl: text.imageUrl }];
    });
  }
}

/** The entry that the item was met in, otherwise the oldest of the entries that were found for its spellings. */
const chooseText = <Text extends EntryText>(
  { sourceEntryId }: VocabularyItem,
  texts: readonly Text[],
): Text | undefined =>
  texts.find(({ entryId }) => entryId === sourceEntryId) ??
  texts.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.entryId < b.entryId ? -1 : 1))[0];

/** A sentence, and the spelling of the word that it has. */
interface SentenceWithSpelling {
  readonly sentence: string;
  readonly spelling: string;
}

/**
 * Returns the first sentence in which the item has its own reading (觉 jiào: 睡觉, not 觉得), or the first sentence with the item when there is none. The
 * title comes after all other sentences. A sentence that is only the item says nothing about it and comes last.
 */
function chooseSentence(
  spellings: readonly string[],
  pinyin: string | null,
  text: EntryText,
  readings: SentenceReadings,
): SentenceWithSpelling | undefined {
  const sentences: SentenceWithSpelling[] = [];
  let alone: SentenceWithSpelling | undefined;
  const { content, title } = sentencesOfEntry(text);
  for (const sentence of [...content, ...title]) {
    const spelling = spellings.find((one) => sentence.includes(one));
    if (spelling === undefined) continue;
    if (sentence === spelling) {
      alone = { sentence, spelling };
      continue;
    }
    sentences.push({ sentence, spelling });
    if (sentences.length === SENTENCES_TO_COMPARE) break;
  }
  const isRight = ({ sentence, spelling }: SentenceWithSpelling): boolean =>
    readings.translate(spelling, sentence)?.pinyin === pinyin;
  return sentences.find(isRight) ?? sentences[0] ?? alone;
}
