import { useEffect, useRef, useState } from 'react';
import { CLASS_SESSION_IDLE_MS, checkSessionExpired, idleMilliseconds, recordActivity } from '../../session/index.ts';

/** How long before the end the notice is shown, in milliseconds. */
const NOTICE_MS = 30_000;
/** How often the clock is compared, in milliseconds. */
const CHECK_MS = 1_000;
/** Activity is stored at most this often, in milliseconds, because each write reaches all tabs. */
const RECORD_MS = 1_000;
/** The interval, in milliseconds, at which an active page renews the session on the server. A child who only types sends no requests otherwise. */
const KEEP_ALIVE_MS = 2 * 60_000;

const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'wheel', 'input'] as const;

/**
 * Ends the session of a student after ten minutes without a touch or a key, in all tabs. Not only the timer counts: a tablet that wakes up, or a
 * tab that is shown again, compares the clock at once.
 * @returns the seconds that are left, once there are at most thirty; otherwise null
 */
export function useIdleEnd(userId: string, end: () => void): { secondsLeft: number | null; stay: () => void } {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const latestEnd = useRef(end);
  useEffect(() => {
    latestEnd.current = end;
  });
  const check = useRef((): void => undefined);
  useEffect(() => {
    let recordedAt = 0;
    let keptAliveAt = Date.now();
    let hasEnded = false;
    check.current = () => {
      const left = CLASS_SESSION_IDLE_MS - idleMilliseconds();
      if (left <= 0 && !hasEnded) {
        hasEnded = true;
        latestEnd.current();
      }
      setSecondsLeft(left > NOTICE_MS ? null : Math.max(0, Math.ceil(left / 1000)));
    };
    const noteActivity = (): void => {
      const now = Date.now();
      // The touch that wakes a tablet up is the one of the next child.
      if (hasEnded || idleMilliseconds(now) >= CLASS_SESSION_IDLE_MS) return check.current();
      if (now - recordedAt < RECORD_MS && now >= recordedAt) return;
      recordedAt = now;
      recordActivity(now);
      check.current();
      if (now - keptAliveAt < KEEP_ALIVE_MS && now >= keptAliveAt) return;
      keptAliveAt = now;
      void checkSessionExpired(userId);
    };
    const checkNow = (): void => check.current();
    const timer = setInterval(checkNow, CHECK_MS);
    for (const event of ACTIVITY_EVENTS) window.addEventListener(event, noteActivity, { capture: true, passive: true });
    window.addEventListener('focus', checkNow);
    document.addEventListener('visibilitychange', checkNow);
    checkNow();
    return () => {
      clearInterval(timer);
      for (const event of ACTIVITY_EVENTS) window.removeEventListener(event, noteActivity, { capture: true });
      window.removeEventListener('focus', checkNow);
      document.removeEventListener('visibilitychange', checkNow);
    };
  }, [userId]);
  const stay = (): void => {
    recordActivity();
    check.current();
  };
  return { secondsLeft, stay };
}
