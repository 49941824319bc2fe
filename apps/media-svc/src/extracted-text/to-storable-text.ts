import { ENTRY_TEXT_MAX_LENGTH } from '@memory/contracts';
import { normalizeLines, truncateCharacters } from '@memory/contracts/text';

/**
 * Makes a text that a program read storable: removes NUL, which PostgreSQL rejects, replaces lone surrogates, which have no UTF-8 encoding,
 * brings the text to the normal form of typed texts, and shortens it to ENTRY_TEXT_MAX_LENGTH characters, the limit of an entry.
 */
export function toStorableText(text: string): string {
  return truncateCharacters(normalizeLines(text.replaceAll('\0', '').toWellFormed().trim()), ENTRY_TEXT_MAX_LENGTH);
}
