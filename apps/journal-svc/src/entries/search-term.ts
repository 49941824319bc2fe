import { formsOfFolded, searchWordsOf } from '@memory/text';
import { Prisma } from '../generated/prisma/client.ts';
import { bitsOfAnyCharacter } from './search-signature.ts';

/** The most characters of a term that are looked up in the signatures. More hardly select better. */
const CHARACTERS_IN_SIGNATURE_MAX = 8;

/** Characters that may be between any two others without being seen. */
const INVISIBLE = String.raw`[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]*`;

/**
 * Returns the SQL condition that an entry `e` contains all words of the search term, each in its title, content or extracted text. Scripts,
 * width, case and invisible characters make no difference, as in `foldForSearch`. It reads the texts, so the callers limit the number of
 * entries: by `mayMatchTerm`, or to the newest ones.
 */
export function matchesTerm(term: string): Prisma.Sql {
  const conditions = searchWordsOf(term).map((word) => {
    const pattern = Array.from(word, anyFormOf).join(INVISIBLE);
    return Prisma.sql`(e.title ~ ${pattern} OR e.content ~ ${pattern} OR e.extracted_text ~ ${pattern})`;
  });
  return conditions.length === 0 ? Prisma.sql`true` : Prisma.sql`(${Prisma.join(conditions, ' AND ')})`;
}

/**
 * Returns the SQL condition that an entry `e` may contain the search term: it has no search signature yet, or one with a bit of some form of each
 * character of the term. The subqueries have PostgreSQL read a parameter once instead of once for each entry.
 */
export function mayMatchTerm(term: string): Prisma.Sql {
  const characters = [...new Set(searchWordsOf(term).join(''))].slice(0, CHARACTERS_IN_SIGNATURE_MAX);
  const conditions = characters.map((character) => {
    const bits = Prisma.sql`(SELECT ${bitsOfAnyCharacter(storedForms(character).flatMap((form) => form[0] ?? []))}::bit(2048))`;
    return Prisma.sql`((e.search_signature & ${bits}) <> (SELECT 0::bit(2048))) IS NOT FALSE`;
  });
  return conditions.length === 0 ? Prisma.sql`true` : Prisma.join(conditions, ' AND ');
}

/** The forms in which entries may have a folded character, each as a list of characters: also decomposed, as entries of earlier releases have it. */
function storedForms(character: string): string[][] {
  const forms = formsOfFolded(character);
  const decomposed = forms.map((form) => form.normalize('NFD')).filter((form) => Array.from(form).length > 1);
  return [...new Set([...forms, ...decomposed])].map((form) => Array.from(form));
}

/** A regular expression of PostgreSQL for one character in any of its forms. */
const anyFormOf = (character: string): string =>
  `(?:${storedForms(character)
    .map((form) => form.map(escapeCharacter).join(''))
    .join('|')})`;

const escapeCharacter = (character: string): string => `\\U${character.codePointAt(0)!.toString(16).padStart(8, '0')}`;
