/** A stretch of text that is Chinese characters throughout, or holds none. */
export interface Run {
  text: string;
  isChinese: boolean;
}

/**
 * Chinese characters; a word or number of another script; white space; else one sign as a person sees it (an emoji may be many
 * code points), with its repetitions.
 */
const LETTER = String.raw`[[\p{L}\p{N}\p{M}]--[\p{Unified_Ideograph}〇]]`;
const RUN = new RegExp(
  String.raw`([\p{Unified_Ideograph}〇]+)|${LETTER}+(?:['’.:,_\-]${LETTER}+)*|\s+|(\p{RGI_Emoji}|[^])\2*`,
  'gv',
);

/** Cuts a text into runs; joined, they are the text. A lone surrogate is a sign of its own. */
export function* runsOf(text: string): Generator<Run> {
  for (const [run, chinese] of text.matchAll(RUN)) yield { text: run, isChinese: chinese !== undefined };
}
