import { useEffect, useState } from 'react';
import { pagePaths } from '../../lib/page-paths.ts';

declare global {
  interface Window {
    /** The reset code of the link with which the page was opened. `prerender/inline-scripts/take-reset-code.js` sets it. */
    resetCodeFromLink?: string | undefined;
  }
}

/** Returns the reset code of the link that was opened, or '' when the page was opened without one. Only the memory of the page contains the code. */
export function useResetCodeFromLink(): string {
  const [code, setCode] = useState(() => window.resetCodeFromLink ?? '');
  useEffect(() => {
    // A second link that is opened in the same tab loads no other document: only the fragment differs.
    const takeCode = (): void => {
      if (window.location.hash === '') return;
      setCode(window.location.hash.slice(1));
      window.history.replaceState(window.history.state, '', pagePaths.resetPassword);
    };
    takeCode();
    window.addEventListener('hashchange', takeCode);
    return () => window.removeEventListener('hashchange', takeCode);
  }, []);
  return code;
}

/** Deletes the code. Called when the code has been used. */
export function clearResetCode(): void {
  window.resetCodeFromLink = undefined;
}
