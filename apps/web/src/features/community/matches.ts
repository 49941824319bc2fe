import type { Entry } from '@memory/contracts';

const folded = (text: string): string => text.normalize('NFKC').toLocaleLowerCase();

/** Those whose title, content or extracted text holds what was typed, whatever its case or width. */
export function matching(entries: readonly Entry[], typed: string): Entry[] {
  const text = folded(typed.trim());
  if (text === '') return [...entries];
  return entries.filter(({ title, content, extractedText }) =>
    [title, content, extractedText].some((part) => folded(part).includes(text)),
  );
}
