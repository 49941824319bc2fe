import { useState } from 'react';
import { divideIntoParts, joinParts, replacePart, type TranscriptPart } from './transcript-parts.ts';

/** React hook with the corrections of a transcript: its current parts, and all earlier versions for undoing. */
export function useTranscriptCorrections(original: readonly TranscriptPart[]) {
  const [versions, setVersions] = useState<readonly (readonly TranscriptPart[])[]>([]);
  const parts = versions.at(-1) ?? original;
  const add = (version: readonly TranscriptPart[]): void => {
    if (joinParts(version) !== joinParts(parts)) setVersions([...versions, version]);
  };
  return {
    parts,
    text: joinParts(parts),
    canUndo: versions.length > 0,
    replace: (index: number, text: string) => add(replacePart(parts, index, text)),
    rewrite: (text: string) => add(divideIntoParts(text, null)),
    undo: () => setVersions(versions.slice(0, -1)),
  };
}
