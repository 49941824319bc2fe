import type { User } from '@memory/contracts';
import { assertFromServer } from '../../lib/api.ts';

/**
 * Requests the id of the user that this browser is signed in as. The request bypasses the query cache, because a new user in the cache
 * would make the router rebuild the page at once.
 * @returns null when signed out, undefined when the server is unreachable
 */
export async function fetchSignedInUserId(): Promise<string | null | undefined> {
  try {
    const response = await fetch('/api/simple-user');
    assertFromServer(response.status, response.headers.get('Content-Type'));
    if (response.status === 401) return null;
    return response.ok ? ((await response.json()) as User).id : undefined;
  } catch {
    return undefined; // the server is unreachable, so it is unknown whether a user is signed in
  }
}
