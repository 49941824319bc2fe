import { type EntryGreetings, type Greeting, type GreetingNotice, mediaUrl, type Stamp } from '@memory/contracts';
import { presentAuthor } from '../authors/author.presenter.ts';
import type { Author } from '../generated/prisma/client.ts';

type Giver = Omit<Author, 'version'>;

export type GreetingRow = Giver & {
  readonly stamp: Stamp | null;
  readonly recordingId: string | null;
  readonly createdAt: Date;
};

/** A greeting on an entry, or an entry without one, whose columns of the greeting are null. */
export type EntryGreetingRow = Omit<GreetingRow, 'createdAt'> & {
  readonly entryId: string;
  readonly isOpen: boolean;
  readonly createdAt: Date | null;
};

export const presentGreeting = ({ stamp, recordingId, createdAt, ...giver }: GreetingRow): Greeting => ({
  stamp,
  recordingUrl: recordingId && mediaUrl(recordingId),
  giver: presentAuthor(giver),
  createdAt: createdAt.toISOString(),
});

export type GreetingNoticeRow = GreetingRow & {
  readonly entryId: string;
  readonly title: string;
  readonly entryCreatedAt: Date;
};

export const presentGreetingNotice = ({
  entryId,
  title,
  entryCreatedAt,
  stamp,
  recordingId,
  createdAt,
  ...giver
}: GreetingNoticeRow): GreetingNotice => ({
  entryId,
  title,
  entryCreatedAt: entryCreatedAt.toISOString(),
  hasStamp: stamp !== null,
  hasRecording: recordingId !== null,
  giver: presentAuthor(giver),
  createdAt: createdAt.toISOString(),
});

/** Presents rows, sorted by entry, as one item for each entry. */
export function presentEntryGreetings(rows: readonly EntryGreetingRow[]): EntryGreetings[] {
  const entries: EntryGreetings[] = [];
  for (const { entryId, isOpen, createdAt, ...row } of rows) {
    if (entries.at(-1)?.entryId !== entryId) entries.push({ entryId, isOpen, greetings: [] });
    if (createdAt !== null) entries.at(-1)!.greetings.push(presentGreeting({ ...row, createdAt }));
  }
  return entries;
}
