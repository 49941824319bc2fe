import type { SpokenWord } from '@memory/contracts';
import { type ChineseScript, loadScriptConverter } from './chinese-script.ts';

/** The settings for a transcription that follow from a language tag (BCP 47), such as `zh-Hant` or `en-GB`. */
export interface SpokenLanguageSettings {
  /**
   * The language code to send to the AI provider (ISO 639-1 if it has a code for the language). When it is undefined, the AI provider
   * detects the language.
   */
  readonly hint: string | undefined;
  /** The Chinese script of the transcript. It is null when the tag does not state a script, and the transcript is then not converted. */
  readonly script: ChineseScript | null;
}

/**
 * Parses the language tag of a recording.
 * @param tag null or undefined when the language is not known
 */
export function spokenLanguageSettingsOf(tag: string | null | undefined): SpokenLanguageSettings {
  if (!tag) return { hint: undefined, script: null };
  const { language } = new Intl.Locale(tag);
  if (language !== 'zh' && language !== 'yue') return { hint: language, script: null };
  return { hint: language, script: chineseScriptOf(tag) };
}

function chineseScriptOf(tag: string): ChineseScript | null {
  const { script, region } = new Intl.Locale(tag);
  if (script === 'Hant' || (!script && ['TW', 'HK', 'MO'].includes(region ?? ''))) return 'traditional';
  if (script === 'Hans' || (!script && ['CN', 'SG', 'MY'].includes(region ?? ''))) return 'simplified';
  return null;
}

/** Converts the text and the words of a transcript to the given Chinese script. The times of the words stay the same. */
export async function convertTranscriptScript<Text extends { text: string; words: readonly SpokenWord[] }>(
  transcript: Text,
  script: ChineseScript | null,
): Promise<Text> {
  if (!script) return transcript;
  const convert = await loadScriptConverter(script);
  return {
    ...transcript,
    text: convert(transcript.text),
    words: transcript.words.map((word) => ({ ...word, text: convert(word.text) })),
  };
}
