import { useQuery } from '@tanstack/react-query';
import { loadStrokes } from './load-strokes.ts';

/** Query: the strokes of each character, null for those without data. They may be stored on this device, so that it needs no connection. */
export function useStrokes(characters: readonly string[]) {
  return useQuery({
    queryKey: ['strokes', characters.join('')] as const,
    queryFn: () => Promise.all(characters.map(loadStrokes)),
    networkMode: 'always',
  });
}
