import { randomUUID } from 'node:crypto';
import type { User } from '@memory/contracts';
import type { SocialApp } from './social-app.ts';

export const PASSWORD = 'correct horse 电池';

/** A registered person; what matters to a test is given, the rest is made up. */
export async function register(app: SocialApp, given: Record<string, unknown> = {}): Promise<User> {
  const username = `u-${randomUUID().slice(0, 13)}`;
  const answer = await app.call('POST', '/internal/accounts', { body: { username, password: PASSWORD, ...given } });
  if (answer.statusCode !== 201) throw new Error(`registration answered ${answer.statusCode}: ${answer.body}`);
  return answer.json<User>();
}
