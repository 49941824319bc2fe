import { useEffect, useRef, useState } from 'react';
import { useSessionExpired } from '../session/session-expiry.ts';
import {
  type Draft,
  draftStorageKey,
  emptyDraft,
  isEmptyDraft,
  storeDraft,
  loadDraft,
  SIGNING_OUT_KEY,
} from './draft.ts';

/**
 * The draft of today's entry: kept on this device at every change, so a reload or a crash loses nothing, and the same in all open
 * tabs: what was saved in one is not left in another to be saved twice. A tab keeps what is changed in it, and that at once: one that
 * wrote down what it had only read would undo what is being typed in another meanwhile.
 */
export function useDraft(userId: string) {
  const [draft, setDraft] = useState(() => loadDraft(userId));
  const latest = useRef(draft);
  const change = (changed: (before: Draft) => Draft): void => {
    latest.current = changed(latest.current);
    storeDraft(userId, latest.current);
    setDraft(latest.current);
  };
  // somebody signed out in another tab: the draft was forgotten there, not saved
  const leaving = useRef(false);
  useEffect(() => {
    const take = ({ key, newValue }: StorageEvent): void => {
      if (key === SIGNING_OUT_KEY) leaving.current = true;
      if (key !== draftStorageKey(userId) || (leaving.current && newValue === null)) return;
      setDraft((latest.current = loadDraft(userId)));
    };
    window.addEventListener('storage', take);
    return () => window.removeEventListener('storage', take);
  }, [userId]);
  // the same person is back: what stayed in the page outlives it again, unless they have begun another draft meanwhile
  const ended = useSessionExpired();
  useEffect(() => {
    if (ended || !leaving.current) return;
    leaving.current = false;
    if (isEmptyDraft(loadDraft(userId))) storeDraft(userId, latest.current);
  }, [ended, userId]);
  return {
    draft,
    change: (changes: Partial<Draft>) => {
      leaving.current = false;
      change((before) => ({ ...before, ...changes }));
    },
    /** Adds to what is there when it comes: files end while one writes. */
    addFile: (file: Draft['mediaFiles'][number]) =>
      change((before) => ({ ...before, mediaFiles: [...before.mediaFiles, file] })),
    /** What was read from a photo or a recording. It becomes the content only where nothing was typed. */
    takeText: (extractedText: string) =>
      change((before) => ({
        ...before,
        extractedText,
        extractedTextCleared: false,
        content: before.content === '' ? extractedText : before.content,
      })),
    clear: () => change(() => emptyDraft),
  };
}
