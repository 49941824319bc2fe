import { randomUUID } from 'node:crypto';
import type { User } from '@memory/contracts';
import type { SocialApp } from './social-app.ts';

export const TEST_PASSWORD = 'correct horse 电池';

/** Registers a user. Fields that the test does not give are generated. */
export async function registerUser(app: SocialApp, given: Record<string, unknown> = {}): Promise<User> {
  const username = `u-${randomUUID().slice(0, 13)}`;
  const response = await app.request('POST', '/internal/accounts', {
    body: { username, password: TEST_PASSWORD, ...given },
  });
  if (response.statusCode !== 201) throw new Error(`registration failed with ${response.statusCode}: ${response.body}`);
  return response.json<User>();
}
