import { withTexts } from '../../i18n/i18n.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import { wordStatesTexts } from '../word-states-texts.ts';

/** The button that shows where the words of a text end. Only authors see it, so its code is loaded when it is first shown. */
export const WordSplitButton = preloadable(() => withTexts(import('./word-split-button.tsx'), wordStatesTexts));
