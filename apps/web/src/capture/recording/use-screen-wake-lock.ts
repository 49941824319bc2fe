import { useEffect, useState } from 'react';

/**
 * React hook that keeps the screen on while `isActive`, where the browser can (https://www.w3.org/TR/screen-wake-lock/): phones stop or mute
 * the microphone of a page when they lock the screen. The browser releases the lock when the page is hidden, so it is requested again when
 * the page is visible again.
 * @returns whether the screen stays on now
 */
export function useScreenWakeLock(isActive: boolean): boolean {
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    const { wakeLock } = navigator as Partial<Pick<Navigator, 'wakeLock'>>;
    if (!isActive || !wakeLock) return undefined;
    const locks = new Set<WakeLockSentinel>();
    let isEnded = false;

    async function request(): Promise<void> {
      if (document.visibilityState !== 'visible') return;
      // The browser rejects it when the battery is low, for example.
      const lock = await wakeLock?.request('screen').catch(() => null);
      if (!lock) return;
      if (isEnded) return void lock.release();
      locks.add(lock);
      setHeld(true);
      lock.addEventListener('release', () => {
        locks.delete(lock);
        setHeld(locks.size > 0);
      });
    }

    const requestWhenVisible = (): void => void request();
    void request();
    document.addEventListener('visibilitychange', requestWhenVisible);
    return () => {
      isEnded = true;
      document.removeEventListener('visibilitychange', requestWhenVisible);
      for (const lock of locks) void lock.release();
    };
  }, [isActive]);

  return isHeld;
}
