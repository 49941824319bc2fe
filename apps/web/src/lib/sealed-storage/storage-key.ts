import { OFFLINE_LIFETIME_SECONDS } from '@memory/contracts';

/** The key of one user's sealed data in this browser. */
export interface StorageKey {
  readonly userId: string;
  readonly bytes: Uint8Array;
}

const COOKIE_NAME = 'memory.key';
const cookiePattern = /(?:^|; )memory\.key=([\w-]+)\.([\w-]{43})(?:;|$)/;

// A page uses the key of one user only, from its start to its end. It never switches to the key of the user who signs in later in another
// tab, because that user could then open what the first user writes here.
let heldKey: StorageKey | null = null;
let isDiscarded = false;

/**
 * The key in the cookie, which the gateway sets when it confirms the session, and deletes when the session ends. Until the cookie
 * expires, it opens the sealed data while the browser is offline, too.
 */
function readCookie(): StorageKey | null {
  const [, userId, key] = cookiePattern.exec(document.cookie) ?? [];
  if (!userId || !key) return null;
  const binary = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return { userId, bytes: Uint8Array.from(binary, (character) => character.charCodeAt(0)) };
}

const isSameKey = (one: StorageKey, other: StorageKey | null): boolean =>
  one.userId === other?.userId && one.bytes.every((byte, index) => byte === other.bytes[index]);

/** Takes the key of this user from the cookie. Without it (cookies blocked), nothing is stored in the browser. */
export function takeStorageKeyFromCookie(userId: string): void {
  if (isDiscarded) return;
  const key = readCookie();
  heldKey = key?.userId === userId ? key : null;
}

/** Extends the lifetime of the cookie after the server has confirmed the session. */
export function renewStorageKeyCookie(): void {
  const [, value] = /(?:^|; )memory\.key=([^;]+)/.exec(document.cookie) ?? [];
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  if (heldKey && value)
    document.cookie = `${COOKIE_NAME}=${value}; path=/; max-age=${OFFLINE_LIFETIME_SECONDS}; samesite=strict${secure}`;
}

/** The user whose sealed data this browser may open now; null when the session ended or the cookie has expired. */
export const storageKeyUserId = (): string | null => readCookie()?.userId ?? null;

/** The key of the user who is signed in on this page. */
export const storageKey = (): StorageKey | null => heldKey;

/** Whether the session whose key this page holds has ended in this browser, as far as can be told without the server. */
export const hasStorageKeyEnded = (): boolean => heldKey !== null && !isSameKey(heldKey, readCookie());

/** Drops the key. The page cannot open or seal anything any more, whoever signs in later. */
export function discardStorageKey(): void {
  heldKey = null;
  isDiscarded = true;
}

/** Deletes the cookie for a sign-out that has not reached the server yet. */
export function deleteStorageKeyCookie(): void {
  document.cookie = `${COOKIE_NAME}=; path=/; max-age=0; samesite=strict`;
}

/** Makes this page a new one, for tests: a discarded key otherwise stays discarded until the page is loaded again. */
export function resetStorageKey(): void {
  heldKey = null;
  isDiscarded = false;
}
