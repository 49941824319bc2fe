import type { Area } from './area.ts';
import { book } from './book.ts';
import { languageMood } from './language-mood.ts';
import { language } from './language.ts';
import { uploads } from './uploads.ts';

/** Every area there is; a new one is a file and a line. */
export const areas: readonly Area[] = [book, language, languageMood, uploads];
