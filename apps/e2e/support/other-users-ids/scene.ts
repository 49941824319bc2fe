import type { ApiClient } from '../api/api-client.ts';
import { createEntry, type SignedInApiUser } from '../api/api-test.ts';
import { Owner, unique } from './owner.ts';
import { relate, type ViewerKind } from './viewers.ts';

export type RegisterUser = (given?: object) => Promise<SignedInApiUser>;

/** A user with ids, and a viewer who sends them. */
export interface Scene {
  readonly kind: ViewerKind;
  readonly owner: Owner;
  /** Undefined for a viewer without a session. */
  readonly viewer: SignedInApiUser | undefined;
  readonly client: ApiClient;
  /** The id of an entry of the viewer; one of the owner for a viewer without an account. */
  readonly viewersEntryId: () => Promise<string>;
}

export const registerOwner = async (registerUser: RegisterUser): Promise<Owner> =>
  new Owner(await registerUser({ firstName: unique('Name'), email: `${unique('mail')}@example.org` }));

export async function createScene(
  kind: ViewerKind,
  registerUser: RegisterUser,
  anonymous: ApiClient,
  owner: Owner,
): Promise<Scene> {
  const viewer = await createViewer(kind, registerUser, owner);
  let entryId: Promise<string> | undefined;
  const viewersEntryId = (): Promise<string> => (entryId ??= createViewersEntry(owner, viewer));
  return { kind, owner, viewer, client: viewer?.client ?? anonymous, viewersEntryId };
}

async function createViewer(
  kind: ViewerKind,
  registerUser: RegisterUser,
  owner: Owner,
): Promise<SignedInApiUser | undefined> {
  if (kind === 'signed out' || kind === 'admin') return undefined;
  if (kind === 'owner') return owner.account;
  const viewer = await registerUser();
  await relate(viewer, owner.account, kind);
  return viewer;
}

async function createViewersEntry(owner: Owner, viewer: SignedInApiUser | undefined): Promise<string> {
  if (!viewer) return owner.entryId('private');
  const { id } = await createEntry(viewer);
  owner.ids.push(id);
  return id;
}
