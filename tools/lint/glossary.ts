import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A term of the glossary and the words that must not be used in its place. */
interface Term {
  readonly term: string;
  readonly banned: readonly string[];
}

/**
 * Reads the tables of CONTEXT.md: the term in the first column, and in the last one, headed "Not", the banned synonyms in backticks.
 * @throws Error when there is no such table, so that the check cannot pass by reading nothing
 */
export function readGlossary(markdown: string): Term[] {
  const terms: Term[] = [];
  let hasBannedColumn = false;
  for (const line of markdown.split('\n')) {
    const cells = line.startsWith('|') ? line.split('|').slice(1, -1) : null;
    if (!cells) hasBannedColumn = false;
    else if (cells.at(-1)?.trim() === 'Not') hasBannedColumn = true;
    else if (hasBannedColumn) {
      const banned = [...(cells.at(-1) ?? '').matchAll(/`([^`]+)`/g)].map(([, word = '']) => word.toLowerCase());
      if (banned.length > 0) terms.push({ term: (cells[0] ?? '').replaceAll('*', '').trim(), banned });
    }
  }
  if (terms.length === 0) throw new Error('CONTEXT.md has no table with a column "Not"');
  return terms;
}

/** Splits a name into lower-case words: `MemoryCard`, `memory-card` and `MEMORY_CARD` all become `memory card`. */
export function wordsOf(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replaceAll(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .toLowerCase();
}

/** The glossary's term for a name that contains a banned synonym (as whole words, also in the plural), else undefined. */
export function findBannedSynonym(
  name: string,
  terms: readonly Term[],
): { readonly synonym: string; readonly term: string } | undefined {
  const words = ` ${wordsOf(name)} `;
  for (const { term, banned } of terms) {
    const synonym = banned.find((word) => words.includes(` ${word} `) || words.includes(` ${word}s `));
    if (synonym !== undefined) return { synonym, term };
  }
  return undefined;
}

export const loadGlossary = (): Term[] =>
  readGlossary(readFileSync(join(import.meta.dirname, '../../CONTEXT.md'), 'utf8'));
