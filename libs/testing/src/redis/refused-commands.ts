import { Redis } from 'ioredis';

/** What a server has refused to its users (ACL LOG), one line each: who, what for, and the command, key or channel. */
export async function refusedCommands(url: string): Promise<string[]> {
  const redis = new Redis(url);
  try {
    const entries = (await redis.acl('LOG')) as unknown[][];
    return entries.map(fieldsOf).flatMap(({ reason, username, object, context }) => (reason === 'auth' ? [] : [`${username}: ${reason} ${object} (${context})`]));
  } finally {
    redis.disconnect();
  }
}

/** A reply lists names and values in turn. */
function fieldsOf(entry: unknown[]): Record<string, string> {
  return Object.fromEntries(entry.flatMap((name, index) => (index % 2 === 0 ? [[String(name), String(entry[index + 1])]] : [])));
}
