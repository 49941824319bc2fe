import { preloadable } from '../../lib/preloadable-component.ts';

/** What the dictionary says about a character or word. Its code is loaded when it is first shown. */
export const CharacterDialog = preloadable(() => import('./components/character-dialog.tsx'));
