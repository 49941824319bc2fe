import type { ApiClient } from '../api/api-client.ts';
import { type SignedInApiUser, createEntry } from '../api/api-test.ts';
import { waitForFriendship } from '../stored-data.ts';
import { ResourceOwner, withUniqueSuffix } from './resource-owner.ts';

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
type SignedInViewerKind = Exclude<ViewerKind, 'owner' | 'signed out' | 'admin'>;

/** Makes the viewer what `kind` says. All but strangers have been friends of the owner, because friends know the most ids. */
async function establishRelation(
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

export type RegisterUser = (given?: object) => Promise<SignedInApiUser>;

/** A user with ids, and a viewer who sends them. */
export interface ViewerAndOwner {
  readonly kind: ViewerKind;
  readonly owner: ResourceOwner;
  /** Undefined for a viewer without a session. */
  readonly viewer: SignedInApiUser | undefined;
  readonly client: ApiClient;
  /** The id of an entry of the viewer; one of the owner for a viewer without an account. */
  readonly viewersEntryId: () => Promise<string>;
}

export const registerResourceOwner = async (registerUser: RegisterUser): Promise<ResourceOwner> =>
  new ResourceOwner(
    await registerUser({ firstName: withUniqueSuffix('Name'), email: `${withUniqueSuffix('mail')}@example.org` }),
  );

export async function createViewerAndOwner(
  kind: ViewerKind,
  registerUser: RegisterUser,
  anonymous: ApiClient,
  owner: ResourceOwner,
): Promise<ViewerAndOwner> {
  const viewer = await createViewer(kind, registerUser, owner);
  let entryId: Promise<string> | undefined;
  const viewersEntryId = (): Promise<string> => (entryId ??= createViewersEntry(owner, viewer));
  return { kind, owner, viewer, client: viewer?.client ?? anonymous, viewersEntryId };
}

async function createViewer(
  kind: ViewerKind,
  registerUser: RegisterUser,
  owner: ResourceOwner,
): Promise<SignedInApiUser | undefined> {
  if (kind === 'signed out' || kind === 'admin') return undefined;
  if (kind === 'owner') return owner.account;
  const viewer = await registerUser();
  await establishRelation(viewer, owner.account, kind);
  return viewer;
}

async function createViewersEntry(owner: ResourceOwner, viewer: SignedInApiUser | undefined): Promise<string> {
  if (!viewer) return owner.entryId('private');
  const { id } = await createEntry(viewer);
  owner.ids.push(id);
  return id;
}
