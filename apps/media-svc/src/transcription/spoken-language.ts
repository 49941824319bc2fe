import type { SpokenWord } from '@memory/contracts';

/** Which characters a speaker writes Chinese with; null where their language tag does not say: the transcript then stays as the provider wrote it. */
type Script = 'simplified' | 'traditional' | null;

/** What a speaker's language (BCP 47, `zh-Hant`, `en-GB`) means for a transcript. */
export interface SpokenLanguage {
  /** For the provider: ISO 639-1 where there is one. Undefined lets it find out. */
  readonly hint: string | undefined;
  readonly script: Script;
}

export function spokenLanguage(tag: string | null | undefined): SpokenLanguage {
  if (!tag) return { hint: undefined, script: null };
  const { language } = new Intl.Locale(tag);
  if (language !== 'zh' && language !== 'yue') return { hint: language, script: null };
  return { hint: language, script: scriptOf(tag) };
}

function scriptOf(tag: string): Script {
  const { script, region } = new Intl.Locale(tag);
  if (script === 'Hant' || (!script && ['TW', 'HK', 'MO'].includes(region ?? ''))) return 'traditional';
  if (script === 'Hans' || (!script && ['CN', 'SG', 'MY'].includes(region ?? ''))) return 'simplified';
  return null;
}

/** Writes a transcript in the speaker's characters, whichever the provider prefers; words stay where they are. */
export async function inScript<Said extends { text: string; words: readonly SpokenWord[] }>(
  said: Said,
  script: Script,
): Promise<Said> {
  if (!script) return said;
  const convert = await converters[script]();
  return {
    ...said,
    text: convert(said.text),
    words: said.words.map((word) => ({ ...word, text: convert(word.text) })),
  };
}

/** Loaded when first needed: the tables take a few megabytes each. */
const converters = {
  simplified: async () => (await import('opencc-js/t2cn')).Converter({ from: 'tw', to: 'cn' }),
  traditional: async () => (await import('opencc-js/cn2t')).Converter({ from: 'cn', to: 'tw' }),
};
