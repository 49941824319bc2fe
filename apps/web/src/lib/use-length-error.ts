import { countCharacters, fitsCharacters } from '@memory/contracts/text';
import { useTranslation } from 'react-i18next';

/**
 * Returns a function that says in words that a text is too long, with its number of characters as people see them and as the server counts
 * them; undefined for a text that fits. Fields that hold a text show it instead of cutting what is pasted (`maxLength` also counts an emoji
 * as several characters).
 */
export function useLengthError(): (text: string, max: number) => string | undefined {
  const { t, i18n } = useTranslation();
  return (text, max) => {
    if (fitsCharacters(text, max)) return undefined;
    const [characters, limit] = [countCharacters(text), max].map((count) => count.toLocaleString(i18n.language));
    return t('entry.textTooLong', { characters, max: limit });
  };
}
