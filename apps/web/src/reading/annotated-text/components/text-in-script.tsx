import { useTextInScript } from '../../../words/index.ts';

/** A short text, such as a title, in the script that the reader has chosen. */
export function TextInScript({ text }: { text: string }) {
  return useTextInScript(text).text;
}
