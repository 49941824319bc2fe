import { ENTRY_TEXT_MAX_LENGTH } from '@memory/contracts';

/**
 * Shortens a text to ENTRY_TEXT_MAX_LENGTH UTF-16 units, the limit of an entry, and removes NUL, which PostgreSQL rejects, and
 * lone surrogates, which have no UTF-8 form.
 */
export function toStorableText(text: string): string {
  return text.replaceAll('\0', '').trim().slice(0, ENTRY_TEXT_MAX_LENGTH).toWellFormed();
}
