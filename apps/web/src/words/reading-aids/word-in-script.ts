import type { ReadingAids } from '@memory/contracts';
import { useReadingAids } from './reading-aids.ts';

/** A word of the vocabulary with its forms in both scripts. A form that equals `character` is absent. */
export interface ScriptedWord {
  character: string;
  simplified?: string | undefined;
  traditional?: string | undefined;
}

export interface WordInScript {
  text: string;
  lang: 'zh-Hans' | 'zh-Hant';
}

/** A word of the vocabulary in the script that its user has chosen: the one way to show it. */
export function wordInScript(
  { character, simplified, traditional }: ScriptedWord,
  script: ReadingAids['script'],
): WordInScript {
  const forms = { original: character, simplified: simplified ?? character, traditional: traditional ?? character };
  const text = forms[script];
  return { text, lang: script === 'traditional' || text !== forms.simplified ? 'zh-Hant' : 'zh-Hans' };
}

export const useWordInScript = (word: ScriptedWord): WordInScript => wordInScript(word, useReadingAids().script);
