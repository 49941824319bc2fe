import { withTexts } from '../../i18n/i18n.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import { strokesTexts } from './strokes-texts.ts';

/** Watch, trace and write a character or a word from memory, stroke by stroke. */
export const StrokePractice = preloadable(() => withTexts(import('./components/stroke-practice.tsx'), strokesTexts));
