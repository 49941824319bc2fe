import { randomBytes } from 'node:crypto';

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** An id of the same form that does not exist: the id, media URL or ETag with other random digits. */
export function unknownLike(id: string): string {
  const uuid = UUID.exec(id)?.[0];
  if (uuid) return id.replace(uuid, uuid.slice(0, -12) + randomBytes(6).toString('hex'));
  const replacement = randomBytes(id.length).toString('base64url').slice(0, id.length);
  return id.startsWith('"') ? `"${replacement.slice(2)}"` : replacement;
}
