/** Soft hyphens, zero-width characters, bidi controls and selectors of variants (DerivedCoreProperties.txt of Unicode). */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Kangxi radicals, the CJK radicals of the supplement, and compatibility ideographs: second code points of Chinese characters. */
const SECOND_FORMS = /[\u2E80-\u2FDF\uF900-\uFAFF\u{2F800}-\u{2FA1F}]/gu;

/** Returns a word as people see it: ⾼⼭ as 高山, and without zero-width characters. What is nothing else stays as it is. */
export function cleanWord(word: string): string {
  const visible = word.replace(INVISIBLE, '').replace(SECOND_FORMS, (form) => form.normalize('NFKC'));
  return visible.normalize('NFC').trim() || word;
}
