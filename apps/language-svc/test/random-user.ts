import type { EntryText, VocabularyItem, WordHistoryPoint } from '@memory/contracts';
import { entryCreated, entryDeleted, entryUpdated } from '@memory/events';
import type { PublishedEvent } from '@memory/service-kit/testing';
import { v7 as uuidv7 } from 'uuid';
import type { LanguageApp } from './language-app.ts';

const WORDS = ['我', '猫', '小猫', '谢谢'];

/** Numbers from 0 to below `max`, the same ones for a seed (mulberry32). */
function createRandom(seed: number): (max: number) => number {
  let state = seed;
  return (max) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * max);
  };
}

/** A user whose entries and vocabulary change at random, while the events of the entries arrive late, in any order and more than once. */
export class RandomUser {
  readonly id = uuidv7();
  readonly entries: EntryText[] = [];
  private readonly unpublished: (() => Promise<PublishedEvent>)[] = [];
  private readonly published: PublishedEvent[] = [];
  private readonly random: (max: number) => number;

  constructor(
    private readonly language: LanguageApp,
    seed: number,
  ) {
    this.random = createRandom(seed);
  }

  /** Takes some steps, some of them at the same time. Then the events of all entries have been delivered. */
  async live(steps: number): Promise<void> {
    for (let taken = 0, atOnce = 1; taken < steps; taken += atOnce) {
      atOnce = 1 + this.random(3);
      await Promise.all(Array.from({ length: atOnce }, () => this.step()));
    }
    while (this.unpublished.length > 0) await this.deliver();
  }

  private pick<Value>(values: readonly Value[]): Value | undefined {
    return values[this.random(values.length)];
  }

  private text(): string {
    return Array.from({ length: this.random(6) }, () => this.pick([...WORDS, '，', '谢'])).join('');
  }

  private async step(): Promise<void> {
    await this.pick([
      () => this.save(),
      () => this.edit(),
      () => this.remove(),
      () => this.deliver(),
      () => this.redeliver(),
      () => this.add(),
      () => this.post('/api/vocabulary/extract', {}),
      () => this.post('/api/vocabulary/extract?words=true', {}),
      () => this.post('/api/vocabulary/fix-unknown', {}),
      () => this.changeItem(),
    ])?.();
  }

  private announce(type: typeof entryCreated | typeof entryUpdated, { entryId, version }: EntryText): void {
    this.unpublished.push(() => this.language.publish(type, entryId, { entryId, authorId: this.id, version }));
  }

  private save(): void {
    const entry = this.language.journal.createEntry(this.id, { content: this.text() });
    this.entries.push(entry);
    this.announce(entryCreated, entry);
  }

  private edit(): void {
    const entry = this.pick(this.entries);
    if (entry) this.announce(entryUpdated, this.language.journal.updateEntry(entry.entryId, { content: this.text() }));
  }

  private remove(): void {
    if (this.entries.length === 0) return;
    const [{ entryId }] = this.entries.splice(this.random(this.entries.length), 1) as [EntryText];
    this.language.journal.deleteEntry(entryId);
    this.unpublished.push(() =>
      this.language.publish(entryDeleted, entryId, { entryId, authorId: this.id, fileIds: [] }),
    );
  }

  private async deliver(): Promise<void> {
    const [publish] = this.unpublished.splice(this.random(this.unpublished.length), 1);
    if (publish) this.published.push(await publish());
  }

  private async redeliver(): Promise<void> {
    await this.pick(this.published)?.republish();
  }

  private async post(url: string, payload: object): Promise<void> {
    const { statusCode } = await this.language.request(this.id, { method: 'POST', url, payload });
    if (![200, 201, 409].includes(statusCode)) throw new Error(`${url} responded with ${statusCode}`);
  }

  private add(): Promise<void> {
    const [frequency, isUserGenerated] = [this.random(3), this.random(2) === 0];
    const item = {
      character: this.pick(WORDS),
      pinyin: null,
      englishTranslation: 'Unknown',
      frequency,
      isUserGenerated,
    };
    return this.post('/api/vocabulary', item);
  }

  /** Removes an item, or hides it or shows it again. */
  private async changeItem(): Promise<void> {
    const item = this.pick(await this.items());
    if (!item) return;
    const url = `/api/vocabulary/${item.id}`;
    if (item.isUserGenerated) await this.language.request(this.id, { method: 'DELETE', url });
    else await this.language.request(this.id, { method: 'PATCH', url, payload: { isHidden: !item.isHidden } });
  }

  async items(): Promise<VocabularyItem[]> {
    const lists = await Promise.all(
      ['false', 'true'].map((hidden) => this.language.request(this.id, { url: `/api/vocabulary?hidden=${hidden}` })),
    );
    return lists.flatMap((list) => list.json<VocabularyItem[]>());
  }

  /** The ids of the entries of a word's life. */
  async entriesOf({ id }: VocabularyItem): Promise<string[]> {
    const { points } = (await this.language.request(this.id, { url: `/api/vocabulary/${id}/history` })).json<{
      points: WordHistoryPoint[];
    }>();
    return points
      .flatMap(({ event, entry }) => (event === 'met' || event === 'used' ? (entry?.id ?? []) : []))
      .toSorted();
  }
}
