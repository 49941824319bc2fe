import { fitsCharacters, normalizeLine } from '@memory/contracts/text';
import i18next from 'i18next';
import { toast } from '../../lib/toasts.ts';
import { ENTRY_TEXT_MAX_LENGTH } from './entry-text-max-length.ts';

/** Maximum length of an entry's title in characters, the same as on the server. */
const TITLE_MAX = 200;

interface EntryTexts {
  readonly title: string;
  readonly content: string;
  readonly extractedText?: string;
}

/**
 * Whether the server accepts the texts of an entry: a title with something visible of at most 200 characters, and texts of at most 20,000. If
 * not, shows an error message; one about the title focuses its input.
 */
export function validateEntryTexts({ title, content, extractedText = '' }: EntryTexts, input: HTMLInputElement | null) {
  const written = normalizeLine(title);
  if (written === '') return reject('titleRequired', input);
  if (!fitsCharacters(written, TITLE_MAX)) return reject('titleLong', input);
  const doFit = [content, extractedText].every((text) => fitsCharacters(text, ENTRY_TEXT_MAX_LENGTH));
  return doFit || reject('textLong', null);
}

function reject(error: 'titleRequired' | 'titleLong' | 'textLong', input: HTMLInputElement | null): false {
  toast({
    title: i18next.t(`entry.toasts.${error}`),
    description: i18next.t(`entry.toasts.${error}Text`),
    isError: true,
  });
  input?.focus();
  return false;
}
