import { useQuery } from '@tanstack/react-query';
import { loadStrokes } from './load-strokes.ts';

/** Query: the strokes of each character; null for a character without data. Strokes that are stored on this device need no connection. */
export function useStrokes(characters: readonly string[]) {
  return useQuery({
    queryKey: ['strokes', characters.join('')] as const,
    queryFn: () => Promise.all(characters.map(loadStrokes)),
    networkMode: 'always',
  });
}
