/** A span of text that consists of Chinese characters, or contains none. */
export interface ScriptSpan {
  text: string;
  isChinese: boolean;
}

const LETTER = String.raw`[[\p{L}\p{N}\p{M}]--[\p{Unified_Ideograph}〇]]`;
/**
 * Matches the next span of a text: consecutive Chinese characters; a word or number of another script; white space; or any other grapheme
 * with its repetitions. (An emoji is one grapheme of possibly many code points.)
 */
const SPAN = new RegExp(
  String.raw`([\p{Unified_Ideograph}〇]+)|${LETTER}+(?:['’.:,_\-]${LETTER}+)*|\s+|(\p{RGI_Emoji}|[^])\2*`,
  'gv',
);

/** Splits a text into spans by script. Joining the spans gives the text. A lone surrogate is a span of its own. */
export function* splitByScript(text: string): Generator<ScriptSpan> {
  for (const [span, chinese] of text.matchAll(SPAN)) yield { text: span, isChinese: chinese !== undefined };
}
