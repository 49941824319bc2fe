import type { User } from '@memory/contracts';

/**
 * Requests the id of the user this browser is signed in as: null when signed out, undefined when the server is unreachable. Bypasses the
 * query cache, because changing the cached user would replace the routes.
 */
export async function fetchSignedInUserId(): Promise<string | null | undefined> {
  try {
    const answer = await fetch('/api/simple-user');
    if (answer.status === 401) return null;
    return answer.ok ? ((await answer.json()) as User).id : undefined;
  } catch {
    return undefined; // offline: unknown
  }
}
