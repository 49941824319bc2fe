import { fileIdFromMediaUrl, type VocabularyContext, type WordToFind } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { TextAnnotator } from '../annotate/annotator.ts';
import { Database } from '../database.ts';
import { InMemoryDictionary } from '../dictionary/in-memory-dictionary.ts';
import { type EntryTextWithFiles, JournalClient } from '../peers/journal-client.ts';
import { MediaClient } from '../peers/media-client.ts';
import { WordKeys } from '../word-keys/word-keys.ts';
import { chooseNewestSentence, type SentenceWithWord } from './choose-newest-sentence.ts';
import { SentenceReadings } from './sentence-readings.ts';
import { vocabularyOwnedBy } from './vocabulary.policy.ts';

interface FoundContext extends SentenceWithWord<EntryTextWithFiles> {
  itemId: string;
}

@Injectable()
export class ListVocabularyContexts {
  constructor(
    private readonly database: Database,
    private readonly journal: JournalClient,
    private readonly media: MediaClient,
    private readonly annotator: TextAnnotator,
    private readonly dictionary: InMemoryDictionary,
    private readonly wordKeys: WordKeys,
  ) {}

  /**
   * Returns for each of a user's items the newest sentence of the user's entries that contains it, with the photo of the entry and the part
   * of its recording, unless clips are left out. Both are read from the services that own them, as they are now. Items of other users and items that no entry contains
   * are left out.
   * @throws ApiError `service_unavailable` when journal-svc is unavailable
   */
  async execute(userId: string, ids: readonly string[], { withClips = true } = {}): Promise<VocabularyContext[]> {
    const items = await this.database.vocabularyItem.findMany({
      where: { AND: [vocabularyOwnedBy(userId), { id: { in: [...ids] } }] },
      select: { id: true, character: true, pinyin: true },
    });
    if (items.length === 0) return [];
    const entriesByWord = await this.journal.findNewestEntryTexts(
      userId,
      items.flatMap(({ character }) => this.wordKeys.spellingsOf(character)),
    );
    const readings = new SentenceReadings(this.annotator, this.dictionary);
    const contexts = items.flatMap((item): FoundContext[] => {
      const { character, pinyin } = item;
      const spellings = this.wordKeys.spellingsOf(character);
      const read = { spellings, pinyin: pinyin ?? readings.readingAlone(character) };
      const found = chooseNewestSentence(read, newestFirst(entriesByWord, spellings), readings);
      return found ? [{ itemId: item.id, ...found }] : [];
    });
    const clips = await this.findClips(userId, withClips ? contexts : []);
    return contexts.map((context) => ({
      itemId: context.itemId,
      entryId: context.entry.entryId,
      createdAt: context.entry.createdAt.toISOString(),
      sentence: context.sentence,
      start: context.start,
      end: context.end,
      imageUrl: context.entry.imageUrl,
      clip: clips.get(context) ?? null,
    }));
  }

  private async findClips(
    userId: string,
    contexts: readonly FoundContext[],
  ): Promise<Map<FoundContext, VocabularyContext['clip']>> {
    const recorded = contexts.filter(({ entry }) => entry.recordingUrl !== null);
    const clips = await this.media.findWordClips(userId, recorded.map(toWordToFind));
    return new Map(recorded.map((context, index) => [context, clips[index] ?? null]));
  }
}

/** Returns the entries that contain one of the spellings, newest first and without duplicates. */
const newestFirst = (
  entriesByWord: ReadonlyMap<string, readonly EntryTextWithFiles[]>,
  spellings: readonly string[],
): EntryTextWithFiles[] =>
  [
    ...new Map(
      spellings.flatMap((spelling) => entriesByWord.get(spelling) ?? []).map((entry) => [entry.entryId, entry]),
    ).values(),
  ].toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.entryId < b.entryId ? 1 : -1));

const toWordToFind = ({ entry, sentence, start, end }: FoundContext): WordToFind => ({
  fileId: fileIdFromMediaUrl(entry.recordingUrl ?? ''),
  word: sentence.slice(start, end),
  before: sentence.slice(0, start),
  after: sentence.slice(end),
});
