import type { EntryGreetings, Greeting, Stamp } from '@memory/contracts';
import { presentAuthor } from '../authors/author.presenter.ts';
import type { Author } from '../generated/prisma/client.ts';

type Giver = Omit<Author, 'version'>;

export type GreetingRow = Giver & { readonly stamp: Stamp; readonly createdAt: Date };

/** A greeting on an entry, or an entry without one, whose columns of the greeting are null. */
export interface EntryGreetingRow extends Giver {
  readonly entryId: string;
  readonly isOpen: boolean;
  readonly stamp: Stamp | null;
  readonly createdAt: Date;
}

export const presentGreeting = ({ stamp, createdAt, ...giver }: GreetingRow): Greeting => ({
  stamp,
  giver: presentAuthor(giver),
  createdAt: createdAt.toISOString(),
});

/** Presents rows, sorted by entry, as one item for each entry. */
export function presentEntryGreetings(rows: readonly EntryGreetingRow[]): EntryGreetings[] {
  const entries: EntryGreetings[] = [];
  for (const { entryId, isOpen, stamp, ...row } of rows) {
    if (entries.at(-1)?.entryId !== entryId) entries.push({ entryId, isOpen, greetings: [] });
    if (stamp !== null) entries.at(-1)!.greetings.push(presentGreeting({ ...row, stamp }));
  }
  return entries;
}
