import { hasChinese } from '@memory/text';
import { useTextAnnotation } from '../api/annotate-text.ts';
import { useReadingAids } from '../api/reading-aids.ts';

/** A short text, such as a title, in the script that the reader has chosen. Until it is converted, it is shown as it was written. */
export function TextInScript({ text }: { text: string }) {
  const { script } = useReadingAids();
  const { data } = useTextAnnotation(text, script !== 'original' && hasChinese(text));
  if (script === 'original' || !data) return text;
  return data.segments.map((segment) => segment[script]).join('');
}
