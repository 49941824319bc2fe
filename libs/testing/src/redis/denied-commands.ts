import { Redis } from 'ioredis';

/**
 * Returns the commands that Redis denied: one line for each entry of ACL LOG except failed logins, with the user, the reason, the command,
 * key or channel, and the context.
 */
export async function readDeniedCommands(url: string): Promise<string[]> {
  const redis = new Redis(url);
  try {
    const entries = (await redis.acl('LOG')) as unknown[][];
    return entries
      .map(parseEntry)
      .flatMap(({ reason, username, object, context }) =>
        reason === 'auth' ? [] : [`${username}: ${reason} ${object} (${context})`],
      );
  } finally {
    redis.disconnect();
  }
}

/** Parses an entry of ACL LOG, which Redis returns as a flat list of field names and values. */
function parseEntry(entry: unknown[]): Record<string, string> {
  return Object.fromEntries(
    entry.flatMap((name, index) => (index % 2 === 0 ? [[String(name), String(entry[index + 1])]] : [])),
  );
}
