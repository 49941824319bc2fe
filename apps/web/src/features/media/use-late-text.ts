import { useEffect } from 'react';
import { type ExtractedText, useExtractedText } from './use-extracted-text.ts';

/** The words of a file that was uploaded before they were ready: handed on when they come, each text once. */
export function useExtractedTextCallback(url: string, onText: (text: string) => void): ExtractedText {
  const text = useExtractedText(url);
  const { value } = text;
  useEffect(() => {
    if (value !== '') onText(value);
    // `onText` is new at every render
    // oxlint-disable-next-line react/exhaustive-deps
  }, [value]);
  return text;
}
