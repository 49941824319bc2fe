import type { Prisma, VocabularyItem } from '../generated/prisma/client.ts';

/** The items somebody may see and correct: their own. Another's item is not found, never forbidden. */
export function ownedBy(userId: string): Prisma.VocabularyItemWhereInput {
  return { userId };
}

/** Only what was added by hand may be removed (and so replaced); what came from memories stays with them. */
export function mayRemove(item: Pick<VocabularyItem, 'isUserGenerated'>): boolean {
  return item.isUserGenerated;
}
