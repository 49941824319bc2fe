import type { Prisma } from '../generated/prisma/client.ts';

/** What a card shows beside the entry itself: who wrote it, and its files in their order. */
export const withAuthorAndFiles = {
  author: { select: { username: true, firstName: true, lastName: true, profileImageUrl: true } },
  files: { select: { role: true, fileId: true, contentType: true }, orderBy: [{ role: 'asc' }, { position: 'asc' }] },
} satisfies Prisma.EntryInclude;

/** An entry as every read gives it to the presenter. */
export type EntryRecord = Prisma.EntryGetPayload<{ include: typeof withAuthorAndFiles }>;
