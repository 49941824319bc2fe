import { withTexts } from '../../i18n/i18n.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import { photoInputTexts } from './photo-input-texts.ts';

/** Choosing or taking a photo of handwriting. Its code and texts are loaded when it is first shown. */
export const PhotoInput = preloadable(() => withTexts(import('./components/photo-input.tsx'), photoInputTexts));
