import { resetReloadForTests } from '../src/lib/sealed-storage/reload-after-session-end.ts';
import { takeStorageKeyFromCookie, resetStorageKey } from '../src/lib/sealed-storage/storage-key.ts';

/** Sets the cookies of a session of this user, as the gateway does when the session begins. */
export function setSessionCookies(userId: string): void {
  const key = btoa(userId.padEnd(32, '.')).slice(0, 43).replaceAll('+', '-').replaceAll('/', '_');
  document.cookie = `memory.key=${userId}.${key}; path=/`;
}

/** Deletes the cookies, as the gateway does when the session ends. */
export function deleteSessionCookies(): void {
  document.cookie = 'memory.key=; path=/; max-age=0';
}

/** Begins a new page, as a load does: with the key of the user who is signed in, or with none. */
export function beginPage(userId: string | null): void {
  resetStorageKey();
  resetReloadForTests();
  if (userId) takeStorageKeyFromCookie(userId);
}

/** A page of this user, who is signed in. */
export function beginPageOf(userId: string): void {
  setSessionCookies(userId);
  beginPage(userId);
}
