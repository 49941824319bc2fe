import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A term of the glossary and the words that must not be used in its place. */
interface Term {
  readonly term: string;
  readonly banned: readonly string[];
}

/**
 * Reads the tables of CONTEXT.md. The first column has the term; the last column, with the heading "Not", has the banned synonyms in
 * backticks.
 * @throws Error when there is no such table, so that the check cannot succeed without having read anything
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

/** Splits a name into lower-case words: `MemoryCard`, `memory-card` and `MEMORY_CARD` become `memory card`. */
export function wordsOfIdentifier(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replaceAll(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .toLowerCase();
}

/**
 * Returns the term that replaces a banned synonym in a name; undefined when the name contains none. Synonyms are compared as whole words,
 * in the singular and the plural.
 */
export function findBannedSynonym(
  name: string,
  terms: readonly Term[],
): { readonly synonym: string; readonly term: string } | undefined {
  const words = ` ${wordsOfIdentifier(name)} `;
  for (const { term, banned } of terms) {
    const synonym = banned.find((word) => words.includes(` ${word} `) || words.includes(` ${word}s `));
    if (synonym !== undefined) return { synonym, term };
  }
  return undefined;
}

export const loadTermGlossary = (): Term[] =>
  readGlossary(readFileSync(join(import.meta.dirname, '../../../../CONTEXT.md'), 'utf8'));
