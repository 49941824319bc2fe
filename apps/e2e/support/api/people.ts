import { randomBytes } from 'node:crypto';
import { test as base, expect } from '@playwright/test';
import type { Answer } from './api-description.ts';
import { Client } from './client.ts';

export interface User {
  readonly id: string;
  readonly username: string;
  readonly [field: string]: unknown;
}
export interface Entry {
  readonly id: string;
  readonly shareId: string | null;
  readonly [field: string]: unknown;
}

/** Somebody signed in. */
export interface Person {
  readonly client: Client;
  readonly user: User;
}

export const PASSWORD = 'a good secret';
export const unusedName = (): string => `p${randomBytes(6).toString('hex')}`;
export const NOBODY = '01890000-0000-7000-8000-000000000000';

/** Stories told by a program: `visitor` has not been here before, `newcomer()` makes somebody an account. */
export const test = base.extend<{ visitor: Client; newcomer: (given?: object) => Promise<Person> }>({
  visitor: async ({ baseURL }, use) => use(new Client(baseURL ?? '')),
  newcomer: async ({ baseURL }, use) =>
    use(async (given = {}) => {
      const client = new Client(baseURL ?? '');
      const answer = await client.post('/api/simple-register', {
        username: unusedName(),
        password: PASSWORD,
        ...given,
      });
      expect(answer.status).toBe(201);
      return { client, user: answer.body as User };
    }),
});

/** Writes a memory. */
export async function write({ client }: Person, fields: object = {}): Promise<Entry> {
  const answer = await client.post('/api/journal-entries', { title: '一天', ...fields });
  expect(answer.status).toBe(201);
  return answer.body as Entry;
}

/** What a refusal is called, with its status. */
export const refusalOf = ({ status, body }: Answer): [number, string] => [status, (body as { code: string }).code];

/** Every page of a list, `limit` at a time, by following `Link`. @param between what happens after each page */
export async function wholeList<Item>(
  client: Client,
  path: string,
  limit: number,
  between?: () => Promise<unknown>,
): Promise<Item[]> {
  const items: Item[] = [];
  let next: string | undefined = `${path}?limit=${limit}`;
  while (next) {
    const { body, headers } = await client.get(next);
    items.push(...(body as Item[]));
    next = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
    await between?.();
  }
  return items;
}

export { expect } from '@playwright/test';
