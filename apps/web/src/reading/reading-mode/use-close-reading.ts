import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pagePaths } from '../../lib/page-paths.ts';
import { rememberReadEntry } from './read-entry.ts';

/** Returns a function that leaves the page: back to the card from which the page was opened, or to the home page. Escape calls the same function. */
export function useCloseReading(entryId: string): () => void {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { isFromCard?: boolean } | null };
  const isFromCard = state?.isFromCard ?? false;

  function close(): void {
    rememberReadEntry(entryId);
    if (isFromCard) void navigate(-1);
    else void navigate(pagePaths.home);
  }

  useEffect(() => {
    function closeOnEscape(event: KeyboardEvent): void {
      // A popover, dialog or menu that is open closes first.
      const isOverlayOpen = document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
      if (event.key === 'Escape' && !event.defaultPrevented && !isOverlayOpen) close();
    }
    // In the capture phase, because an overlay may be gone already when the event bubbles.
    window.addEventListener('keydown', closeOnEscape, true);
    return () => window.removeEventListener('keydown', closeOnEscape, true);
  });
  return close;
}
