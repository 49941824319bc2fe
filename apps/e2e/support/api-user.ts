import { randomUUID } from 'node:crypto';
import { type APIRequestContext, request } from '@playwright/test';
import type { TestAccount } from './account.ts';

export interface ApiUser {
  id: string;
  /** A user who sends requests to the API with the user's own session. */
  api: APIRequestContext;
}

/** Registers a user and signs the user in, without a browser page. */
export async function registerApiUser(
  baseURL: string | undefined,
  { firstName, lastName }: { firstName: string; lastName?: string },
): Promise<ApiUser & TestAccount> {
  // All of the same length, because the sizes of responses are compared.
  const username = `someone_${randomUUID().slice(0, 15)}`;
  const password = 'an old secret';
  const api = await request.newContext({ baseURL: baseURL ?? '' });
  const response = await api.post('/api/simple-register', {
    data: { username, password, firstName, lastName, email: `${username}@example.org` },
  });
  const { id } = (await response.json()) as { id: string };
  return { id, api, username, password, firstName };
}

/**
 * Creates an entry of this user.
 * @returns the id of the entry
 */
export async function createEntryAs(
  user: ApiUser,
  title: string,
  privacyLevel: 'private' | 'friends' | 'public',
  content = '',
): Promise<string> {
  const response = await user.api.post('/api/journal-entries', { data: { title, content, privacyLevel } });
  return ((await response.json()) as { id: string }).id;
}
