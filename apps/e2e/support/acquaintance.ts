import { type APIRequestContext, request } from '@playwright/test';
import type { Person } from './person.ts';

export interface Acquaintance {
  id: string;
  /** What they do without a page: each call is signed in as them. */
  api: APIRequestContext;
}

let count = 0;

/** Somebody else who uses the product, without a page of their own. */
export async function meet(
  baseURL: string | undefined,
  { firstName, lastName }: { firstName: string; lastName?: string },
): Promise<Acquaintance & Person> {
  count += 1;
  const username = `someone_${count}_${Date.now()}`;
  const password = 'an old secret';
  const api = await request.newContext({ baseURL: baseURL ?? '' });
  const answer = await api.post('/api/simple-register', {
    data: { username, password, firstName, lastName, email: `${username}@example.org` },
  });
  const { id } = (await answer.json()) as { id: string };
  return { id, api, username, password, firstName };
}

/** Writes a memory as them. */
export async function write(
  person: Acquaintance,
  title: string,
  privacyLevel: 'private' | 'friends' | 'public',
  content = '',
): Promise<string> {
  const answer = await person.api.post('/api/journal-entries', { data: { title, content, privacyLevel } });
  return ((await answer.json()) as { id: string }).id;
}
