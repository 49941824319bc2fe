import { withTexts } from '../../i18n/i18n.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import { recorderTexts } from './recorder-texts.ts';

/** Says that a recording has no transcript. Its code and texts are loaded when it is first shown. */
export const MissingTranscriptNote = preloadable(() =>
  withTexts(import('./components/missing-transcript-note.tsx'), recorderTexts),
);
