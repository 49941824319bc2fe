import type { TFunction } from 'i18next';
import type { BookWords } from './book.ts';

/** The sentences of a book. What changes in them stays in braces for the worker, which has no dictionaries. */
export function bookWords(t: TFunction, name: string | null): BookWords {
  return {
    title: name ? t('book.titleOf', { name }) : t('book.title'),
    memories: t('book.memories', { n: '{n}' }),
    oneMemory: t('book.oneMemory'),
    contents: t('book.contents'),
    chapter: t('book.chapter', { number: '{number}', month: '{month}' }),
    transcript: t('book.transcript'),
    readFromPhoto: t('book.readFromPhoto'),
    imageMissing: t('book.imageMissing'),
    videoMissing: t('book.videoMissing'),
    made: t('book.made', { date: '{date}' }),
  };
}
