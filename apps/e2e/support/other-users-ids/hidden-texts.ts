import type { ResourceOwner } from './resource-owner.ts';
import type { ViewerKind } from './viewers.ts';

/** The texts of the owner that no response may contain for this viewer. */
export function textsHiddenFrom(kind: ViewerKind, { texts }: ResourceOwner): string[] {
  switch (kind) {
    case 'owner':
      return [];
    case 'friend':
      return texts.private;
    case 'former friend':
    case 'stranger':
    case 'signed out':
    case 'admin':
      return [...texts.private, ...texts.friends];
    case 'blocker':
      return [...texts.private, ...texts.friends, ...texts.public];
    case 'blocked':
      return Object.values(texts).flat();
  }
}
