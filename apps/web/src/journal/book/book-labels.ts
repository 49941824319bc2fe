import type { TFunction } from 'i18next';
import type { BookLabels } from './book.ts';

/**
 * The texts of a book in the interface language. Placeholders such as `{month}` are not filled in here but in the book's worker, which has
 * the values but no access to translations.
 */
export function createBookLabels(t: TFunction, name: string | null): BookLabels {
  return {
    title: name ? t('book.titleOf', { name }) : t('book.title'),
    entryCount: t('book.memories', { n: '{n}' }),
    oneEntry: t('book.oneMemory'),
    contents: t('book.contents'),
    chapter: t('book.chapter', { number: '{number}', month: '{month}' }),
    transcript: t('book.transcript'),
    readFromPhoto: t('book.readFromPhoto'),
    imageMissing: t('book.imageMissing'),
    videoMissing: t('book.videoMissing'),
    createdOn: t('book.made', { date: '{date}' }),
  };
}
