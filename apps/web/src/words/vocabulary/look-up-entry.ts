import { createContext } from 'react';

/** The user's own entry in which words are looked up; null for texts of others. */
export const LookUpEntryContext = createContext<string | null>(null);
