import type { User } from '@memory/contracts';

/**
 * The id of whoever this browser is signed in as at this moment, null for nobody; undefined when the server cannot be asked.
 * Not the cached session: that one decides which screens there are.
 */
export async function fetchSignedInUserId(): Promise<string | null | undefined> {
  try {
    const answer = await fetch('/api/simple-user');
    if (answer.status === 401) return null;
    return answer.ok ? ((await answer.json()) as User).id : undefined;
  } catch {
    return undefined; // no connection: nothing is known
  }
}
