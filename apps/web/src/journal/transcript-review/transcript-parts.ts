import { type DisplayToken, tokenizeForDisplay } from '@memory/text';
import { useState } from 'react';

/** A word of a transcript, which can be heard and corrected, or the text between two words. */
export type TranscriptPart = DisplayToken;

interface Segment {
  readonly text: string;
  readonly isChinese: boolean;
}

/** Divides a text into words. Without its segments, each Chinese character is a word. Joining the parts gives the text again. */
export const divideIntoParts = (text: string, segments: readonly Segment[] | null): TranscriptPart[] =>
  segments === null
    ? tokenizeForDisplay(text)
    : segments.flatMap((segment): TranscriptPart[] =>
        segment.isChinese ? [{ kind: 'chinese', text: segment.text }] : tokenizeForDisplay(segment.text),
      );

const joinParts = (parts: readonly TranscriptPart[]): string => parts.map(({ text }) => text).join('');

/**
 * Replaces the text of one part. A removed word stays as an empty part, which is neither shown nor spoken, so that the indexes of the other parts
 * do not change.
 */
const replacePart = (parts: readonly TranscriptPart[], index: number, text: string): readonly TranscriptPart[] =>
  parts.map((part, at) => (at === index ? { kind: text === '' ? 'other' : part.kind, text } : part));

/** Whether a text is written in traditional characters, according to its segments. Returns false without segments. */
export const isTraditional = (
  segments: readonly { text: string; simplified: string; traditional: string }[] | null,
): boolean =>
  segments?.some(({ text, simplified, traditional }) => text !== simplified && text === traditional) ?? false;

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
