import type { Area } from './area.ts';
import { book } from './book.ts';
import { jobs } from './jobs.ts';
import { languageMood } from './language-mood.ts';
import { language } from './language.ts';
import { scroll } from './scroll.ts';
import { uploads } from './uploads.ts';
import { workers } from './workers.ts';

/** Every area there is; a new one is a file and a line. */
export const areas: readonly Area[] = [book, scroll, language, languageMood, uploads, jobs, workers];
