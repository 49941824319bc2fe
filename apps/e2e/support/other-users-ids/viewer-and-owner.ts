import type { ApiClient } from '../api/api-client.ts';
import { createEntry, type SignedInApiUser } from '../api/api-test.ts';
import { ResourceOwner, withUniqueSuffix } from './resource-owner.ts';
import { establishRelation, type ViewerKind } from './viewers.ts';

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
