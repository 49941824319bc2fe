import { ENTRY_TEXT_MAX_LENGTH } from '@memory/contracts';

/**
 * Makes a text storable: shortens it to ENTRY_TEXT_MAX_LENGTH UTF-16 units, the limit of an entry, removes NUL, which PostgreSQL rejects,
 * and replaces lone surrogates, which have no UTF-8 encoding.
 */
export function toStorableText(text: string): string {
  return text.replaceAll('\0', '').trim().slice(0, ENTRY_TEXT_MAX_LENGTH).toWellFormed();
}
