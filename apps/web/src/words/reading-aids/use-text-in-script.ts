import { hasChinese } from '@memory/text';
import { useTextAnnotation } from '../annotation/use-text-annotation.ts';
import { useReadingAids } from './reading-aids.ts';

interface ConvertedText {
  /** The text with as many characters as before. */
  text: string;
  lang: 'zh-Hans' | 'zh-Hant';
}

/** A short Chinese text in the script that the reader has chosen. Until the text is converted, the hook returns the original text. */
export function useTextInScript(text: string): ConvertedText {
  const { script } = useReadingAids();
  const { data } = useTextAnnotation(text, script !== 'original' && hasChinese(text));
  if (script === 'original' || !data) return { text, lang: 'zh-Hans' };
  return {
    text: data.segments.map((segment) => segment[script]).join(''),
    lang: script === 'traditional' ? 'zh-Hant' : 'zh-Hans',
  };
}
