import type { ChineseScript } from '@memory/contracts';

/** The language of a recording, as a transcription engine needs it. */
export interface TranscriptionLanguage {
  /** The primary subtag of a language tag (BCP 47), such as `zh` or `yue`. When it is undefined, the engine detects the language. */
  readonly code: string | undefined;
  /** The Chinese script of the transcript. It is null when the tag does not state a script, and the transcript is then not converted. */
  readonly script: ChineseScript | null;
}

/**
 * Parses the language tag (BCP 47) of a recording, such as `zh-Hant` or `en-GB`.
 * @param tag null or undefined when the language is not known
 */
export function transcriptionLanguageOf(tag: string | null | undefined): TranscriptionLanguage {
  if (!tag) return { code: undefined, script: null };
  const { language } = new Intl.Locale(tag);
  if (language !== 'zh' && language !== 'yue') return { code: language, script: null };
  return { code: language, script: chineseScriptOf(tag) };
}

function chineseScriptOf(tag: string): ChineseScript | null {
  const { script, region } = new Intl.Locale(tag);
  if (script === 'Hant' || (!script && ['TW', 'HK', 'MO'].includes(region ?? ''))) return 'traditional';
  if (script === 'Hans' || (!script && ['CN', 'SG', 'MY'].includes(region ?? ''))) return 'simplified';
  return null;
}
