import { safeLocalStorage } from '../lib/safe-local-storage.ts';

/** Set on a device that is enrolled for a class. The cookie that identifies the device cannot be read by scripts. */
const DEVICE_KEY = 'memory.class-device';
/** The id of the student with a class session. Kept until the sign-in page is shown, so that an ended session leads there. */
const SESSION_KEY = 'memory.class-session';
/** The time of the last touch or key in any tab, in milliseconds since 1970. */
const ACTIVITY_KEY = 'memory.class-activity';

/** After how many milliseconds without a touch or a key a class session ends: `CLASS_SESSION_IDLE_MINUTES`, without loading the contracts. */
export const CLASS_SESSION_IDLE_MS = 10 * 60_000;

export const isEnrolledDevice = (): boolean => safeLocalStorage.read(DEVICE_KEY) !== null;

export function setEnrolledDevice(isEnrolled: boolean): void {
  if (isEnrolled) safeLocalStorage.write(DEVICE_KEY, '1');
  else safeLocalStorage.remove(DEVICE_KEY);
}

/** Called when a student has signed in with pictures or a badge. */
export function beginClassSession(userId: string): void {
  safeLocalStorage.write(SESSION_KEY, userId);
  recordActivity();
}

export const isClassSessionOf = (userId: string): boolean => safeLocalStorage.read(SESSION_KEY) === userId;

/** Forgets who has signed in last with pictures or a badge. */
export function clearClassSession(): void {
  safeLocalStorage.remove(SESSION_KEY);
  safeLocalStorage.remove(ACTIVITY_KEY);
}

/** Whether signed-out users of this browser are led to the sign-in page of the class. */
export const leadsToClassSignIn = (): boolean => isEnrolledDevice() || safeLocalStorage.read(SESSION_KEY) !== null;

/** Where a browser blocks storage, each tab counts alone. */
let lastActivityHere = 0;

export function recordActivity(now = Date.now()): void {
  lastActivityHere = now;
  safeLocalStorage.write(ACTIVITY_KEY, String(now));
}

/** The milliseconds since the last touch or key. Computed from the clock, because timers stop while a tablet sleeps. */
export function idleMilliseconds(now = Date.now()): number {
  const last = Number(safeLocalStorage.read(ACTIVITY_KEY) ?? 0) || lastActivityHere;
  // A clock that was set back must not keep a session open: the time counts from now on.
  if (last > now || last === 0) {
    recordActivity(now);
    return 0;
  }
  return now - last;
}

/** Whether a class session ended by idleness while no page was open. */
export const isClassSessionOverdue = (): boolean =>
  safeLocalStorage.read(SESSION_KEY) !== null && idleMilliseconds() >= CLASS_SESSION_IDLE_MS;
