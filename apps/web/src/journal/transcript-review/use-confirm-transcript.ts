import type { Entry } from '@memory/contracts';
import { useState } from 'react';
import { distinctExtractedText } from '../../capture/index.ts';
import { useUpdateEntry } from '../entries/api/update-entry.ts';

/**
 * React hook that saves the transcript of an entry as confirmed. If the content of the entry is the same text, the content is corrected as well,
 * because the card shows both as one text.
 * @param onConfirmed called when the transcript is saved, including by an earlier attempt whose response was lost
 */
export function useConfirmTranscript(entry: Entry, onConfirmed: () => void) {
  const [conflict, setConflict] = useState<Entry | null>(null);
  const [sentText, setSentText] = useState('');
  const update = useUpdateEntry(entry.id, (current) => {
    const isSaved = current.extractedText === sentText && current.transcriptState === 'confirmed';
    if (isSaved) onConfirmed();
    else setConflict(current);
  });
  return {
    conflict,
    isSaving: update.isPending,
    /** Saves this text. After a conflict, replaces the text that the other window has saved. */
    confirm(extractedText: string): void {
      const current = conflict ?? entry;
      const isContent = current.content !== '' && distinctExtractedText(current) === null;
      setSentText(extractedText);
      update.mutate(
        {
          changes: { extractedText, ...(isContent && { content: extractedText }), transcriptConfirmed: true },
          version: current.version,
        },
        { onSuccess: onConfirmed },
      );
    },
  };
}
