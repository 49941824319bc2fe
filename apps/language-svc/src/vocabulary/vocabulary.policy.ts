import type { Prisma, VocabularyItem } from '../generated/prisma/client.ts';

/** The items a user may see and change: their own. Items of others are reported as not found. */
export function vocabularyOwnedBy(userId: string): Prisma.VocabularyItemWhereInput {
  return { userId };
}

/** Users may delete only items they added by hand; items extracted from their entries stay. */
export function canDeleteVocabularyItem(item: Pick<VocabularyItem, 'isUserGenerated'>): boolean {
  return item.isUserGenerated;
}
