import type { SignedInApiUser } from '../api/api-test.ts';
import { waitForFriendship } from '../copied-relations.ts';

/** What the viewer is to the user whose ids the requests contain. `blocker`: the viewer has blocked that user. `blocked`: the reverse. */
export const viewerKinds = [
  'owner',
  'friend',
  'former friend',
  'stranger',
  'blocker',
  'blocked',
  'signed out',
  'admin',
] as const;
export type ViewerKind = (typeof viewerKinds)[number];

/** A viewer with an account of their own. A request with the identity token of an administrator has no session. */
export type SignedInViewerKind = Exclude<ViewerKind, 'owner' | 'signed out' | 'admin'>;

/** Makes the viewer what `kind` says. All but strangers have been friends of the owner, because friends know the most ids. */
export async function establishRelation(
  viewer: SignedInApiUser,
  owner: SignedInApiUser,
  kind: SignedInViewerKind,
): Promise<void> {
  if (kind === 'stranger') return;
  await viewer.client.post('/api/friends', { friendId: owner.user.id });
  await waitForFriendship(viewer.user.id, owner.user.id);
  if (kind === 'former friend') await owner.client.delete(`/api/friends/${viewer.user.id}`);
  if (kind === 'blocker') await viewer.client.post('/api/blocks', { userId: owner.user.id });
  if (kind === 'blocked') await owner.client.post('/api/blocks', { userId: viewer.user.id });
}
