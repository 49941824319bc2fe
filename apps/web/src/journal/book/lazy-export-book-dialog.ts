import { type InterfaceTexts, withTexts } from '../../i18n/i18n.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import { readingAidsTexts } from '../../reading/index.ts';
import type en from './book.en.json';

type Texts = typeof en;
declare module 'i18next' {
  interface LazilyLoadedTexts extends Texts {}
}

/** The texts of the book as PDF, and of its dialog. */
const bookTexts: InterfaceTexts = {
  en: () => import('./book.en.json'),
  'zh-Hans': () => import('./book.zh.json'),
};

// The dialog is loaded when it is first opened, because most visits do not need the code that renders a book.
export const ExportBookDialog = preloadable(() =>
  withTexts(import('./export-book-dialog.tsx'), bookTexts, readingAidsTexts),
);
