import { randomBytes } from 'node:crypto';
import { test as base, expect } from '@playwright/test';
import { ApiClient } from './api-client.ts';
import type { ApiResponse } from './openapi-validator.ts';

export interface RegisteredApiUser {
  readonly id: string;
  readonly username: string;
  readonly [field: string]: unknown;
}
export interface Entry {
  readonly id: string;
  readonly shareId: string | null;
  readonly [field: string]: unknown;
}

export interface SignedInApiUser {
  readonly client: ApiClient;
  readonly user: RegisteredApiUser;
}

export const TEST_PASSWORD = 'a good secret';
export const uniqueUsername = (): string => `p${randomBytes(6).toString('hex')}`;
export const UNKNOWN_USER_ID = '01890000-0000-7000-8000-000000000000';

/** Playwright's `test` for stories over the API: `anonymous` is a client without a session, `registerUser()` creates an account. */
export const test = base.extend<{ anonymous: ApiClient; registerUser: (given?: object) => Promise<SignedInApiUser> }>({
  anonymous: async ({ baseURL }, use) => use(new ApiClient(baseURL ?? '')),
  registerUser: async ({ baseURL }, use) =>
    use(async (given = {}) => {
      const client = new ApiClient(baseURL ?? '');
      const response = await client.post('/api/simple-register', {
        username: uniqueUsername(),
        password: TEST_PASSWORD,
        ...given,
      });
      expect(response.status).toBe(201);
      return { client, user: response.body as RegisteredApiUser };
    }),
});

/** Creates an entry with a default title. */
export async function createEntry({ client }: SignedInApiUser, fields: object = {}): Promise<Entry> {
  const response = await client.post('/api/journal-entries', { title: '一天', ...fields });
  expect(response.status).toBe(201);
  return response.body as Entry;
}

/** Returns the status and the error code of an error response. */
export const statusAndErrorCode = ({ status, body }: ApiResponse): [number, string] => [
  status,
  (body as { code: string }).code,
];

/**
 * Returns all items of a list. Fetches them in pages of `limit` by following the `Link` header.
 * @param between called after each page
 */
export async function fetchAllPages<Item>(
  client: ApiClient,
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
