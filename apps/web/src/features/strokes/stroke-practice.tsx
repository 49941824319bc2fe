import { withInterfaceTexts } from '../../i18n/with-interface-texts.ts';
import { preloadable } from '../../lib/preloadable-component.ts';

/** Watch, trace and write a character or a word from memory, stroke by stroke. */
export const StrokePractice = preloadable(() =>
  withInterfaceTexts('strokes', import('./components/stroke-practice.tsx')),
);
