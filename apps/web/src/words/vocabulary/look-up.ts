import { createContext } from 'react';
import { preloadable } from '../../lib/preloadable-component.ts';

/** The user's own entry in which words are looked up; null for texts of other authors. */
export const LookUpEntryContext = createContext<string | null>(null);

/** What the dictionary says about a character or word. Its code is loaded when it is first shown. */
export const CharacterDialog = preloadable(() => import('./components/character-dialog.tsx'));
