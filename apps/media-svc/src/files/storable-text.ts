import { ENTRY_TEXT_MAX_LENGTH } from '@memory/contracts';

/**
 * A text from a provider or an engine as an entry can hold it: at most TEXT_MAX UTF-16 units, without NUL, which
 * PostgreSQL refuses, and without halves of characters, which have no UTF-8 form.
 */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').trim().slice(0, ENTRY_TEXT_MAX_LENGTH).toWellFormed();
}
