import { useEffect, useState } from 'react';
import { type Draft, emptyDraft, keepDraft, keptDraft } from './draft.ts';

/** The draft of today's entry: kept on this device at every change, so a reload or a crash loses nothing. */
export function useDraft(userId: string) {
  const [draft, setDraft] = useState(() => keptDraft(userId));
  useEffect(() => keepDraft(userId, draft), [userId, draft]);
  return {
    draft,
    change: (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes })),
    /** What was read from a photo or a recording. It becomes the content only where nothing was typed. */
    takeText: (extractedText: string) =>
      setDraft((before) => ({ ...before, extractedText, content: before.content === '' ? extractedText : before.content })),
    clear: () => setDraft(emptyDraft),
  };
}
