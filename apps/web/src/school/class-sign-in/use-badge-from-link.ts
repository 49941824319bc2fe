import { useEffect, useState } from 'react';
import { badgeSecretOf } from './badge-link.ts';

/**
 * Returns the secret of the badge with whose link the page was opened, and a function that forgets it. The secret leaves the address at once, so that
 * it is neither in the history nor copied with the address.
 */
export function useBadgeFromLink(): { secret: string | null; forget: () => void } {
  const [secret, setSecret] = useState(() => badgeSecretOf(window.location.hash));
  useEffect(() => {
    // A second badge that is scanned in the same tab loads no other document: only the fragment differs.
    const takeSecret = (): void => {
      if (window.location.hash === '') return;
      setSecret(badgeSecretOf(window.location.hash));
      window.history.replaceState(window.history.state, '', window.location.pathname);
    };
    takeSecret();
    window.addEventListener('hashchange', takeSecret);
    return () => window.removeEventListener('hashchange', takeSecret);
  }, []);
  return { secret, forget: () => setSecret(null) };
}
