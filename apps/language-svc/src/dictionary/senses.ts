import { markedPinyin } from '../readings/marked-pinyin.ts';
import { readNumberedPinyin } from '../readings/syllable.ts';

const CLASSIFIER = /^CL:/;
const CLASSIFIER_WITHIN = / ?\(CL:[^)]*\)/g;
const POINTER =
  /^(?:(?:old |archaic |Japanese |Taiwan |erhua )?(?:variant|form) of|erhua variant of|used in|see|see also|also written|also pr\.|Taiwan pr\.|abbr\. for) /;
const SURNAME = /^surname /;
const MEASURE_WORD = /^classifier /;
const UNCOMMON =
  /^\((?:[^)]*\b)?(?:literary|archaic|old|dialect|slang|vulgar|derog|Tw|historical|neologism|Buddhism|bird species|math|physics|computing|chemistry|medicine|law|Internet slang)\b/;
const NOT_FOR_CHILDREN =
  /\b(?:penis|testicles|vagina|breasts?|prostitut\w*|pornograph\w*|lecherous|lustful|(?:god)?damn\w*|fuck\w*|sexual\w*|cheat on|nightsoil|opium)\b/;
// a learner reads a word or two, not a paragraph of grammar
const LONG = 90;
const MEANINGS_IN_LINE = 3;
const LONG_IN_LINE = 60;

/** The word and, where it is given, the reading in numbered pinyin, that a pointer names: `variant of 裡|里[li3]`. */
export function pointerOf(sense: string): { word: string; pinyin: string | undefined } | undefined {
  if (!POINTER.test(sense)) return undefined;
  const [, word, pinyin] = /(?:\S+\|)?(\p{Unified_Ideograph}+)(?:\[([^\]]+)\])?/u.exec(sense) ?? [];
  return word ? { word, pinyin } : undefined;
}

/** Whether an entry says nothing but where to look instead, or that it is a name. */
export function isMarginal(senses: readonly string[]): boolean {
  return senses.every((sense) => CLASSIFIER.test(sense) || POINTER.test(sense) || SURNAME.test(sense));
}

/**
 * An entry's senses in a learner's order: everyday meanings as the dictionary orders them, then long explanations,
 * uses as a measure word and uncommon ones, pointers to other words, and surnames. Measure words (CL:) are not meanings and are left out.
 * References to other words are made readable: `得[de2]` becomes `得 (dé)`.
 */
export function inLearnersOrder(senses: readonly string[]): string[] {
  return senses
    .filter((sense) => !CLASSIFIER.test(sense))
    .map((sense) => sense.replace(/^\(bound form\) /, '').replace(CLASSIFIER_WITHIN, ''))
    .toSorted((a, b) => distance(a) - distance(b))
    .map(readable);
}

/** The first few meanings in one line, as a card shows them; what is last in a learner's order only where there is nothing else. */
export function inOneLine(meanings: readonly string[]): string {
  const [first = ''] = meanings;
  const plain = meanings.filter(
    (meaning) =>
      meaning === first || (meaning.length <= LONG_IN_LINE && distance(meaning) <= Math.max(1, distance(first))),
  );
  return withoutRepeats(plain).slice(0, MEANINGS_IN_LINE).join('; ');
}

/** `to go out`, `to go out; to come out` → `to go out`, `to come out`. */
function withoutRepeats(meanings: readonly string[]): string[] {
  const told = new Set<string>();
  return meanings.flatMap((meaning) => {
    const fresh = meaning.split('; ').filter((part) => !told.has(part));
    for (const part of fresh) told.add(part);
    return fresh.length > 0 ? fresh.join('; ') : [];
  });
}

function distance(sense: string): number {
  if (SURNAME.test(sense)) return 4;
  if (POINTER.test(sense)) return 3;
  if (MEASURE_WORD.test(sense) || UNCOMMON.test(sense) || NOT_FOR_CHILDREN.test(sense)) return 2;
  return sense.length > LONG ? 1 : 0;
}

/** 們|们[men5] → 们 (men); a bare [he4] → hè. */
function readable(sense: string): string {
  if (!/[[|]/.test(sense)) return sense;
  return sense
    .replace(
      /(?:[^\s|[\](),;"]+\|)?([^\s|[\](),;"]+)\[([^\]]+)\]/g,
      (_, word: string, pinyin: string) => `${word} (${inMarks(pinyin)})`,
    )
    .replace(/\[([^\]]+)\]/g, (_, pinyin: string) => inMarks(pinyin))
    .replace(/[^\s|()",;]+\|([^\s|()",;]+)/g, '$1');
}

function inMarks(pinyin: string): string {
  return markedPinyin(readNumberedPinyin(pinyin));
}
