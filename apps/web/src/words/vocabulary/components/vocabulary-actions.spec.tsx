/** @vitest-environment dom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderHookWithProviders, renderWithProviders } from '../../../../test/render.tsx';
import { server } from '../../../../test/server.ts';
import { dismissToast, useCurrentToast } from '../../../lib/toasts.ts';
import { ExtractButtons, FixUnknownButton } from './vocabulary-actions.tsx';

const items = (count: number) => Array.from({ length: count }, (_, id) => ({ id: String(id) }));

it.each([
  ['Extract from Memories', '', 'Characters Extracted', 'Added 20 new characters from your memory cards.'],
  ['Extract Words', '?words=true', 'Words Extracted', 'Added 3 new words from your memory cards.'],
])('%s adds that kind alone, and says how many', async (name, search, title, description) => {
  const requests: string[] = [];
  server.use(
    http.post('/api/vocabulary/extract', ({ request }) => {
      requests.push(new URL(request.url).search);
      const isForWords = request.url.includes('words=true');
      return HttpResponse.json({ added: items(isForWords ? 0 : 20), words: items(isForWords ? 3 : 0), skipped: 0 });
    }),
  );
  renderWithProviders(<ExtractButtons hasWords />);
  fireEvent.click(screen.getByRole('button', { name }));
  const { result } = renderHookWithProviders(useCurrentToast);
  await waitFor(() => expect(result.current).toMatchObject({ title, description }));
  expect(requests).toEqual([search]);
  act(() => dismissToast(result.current!.id));
});

it('Fix Unknown says how many, also when the button is gone because nothing is unknown any more', async () => {
  const response = Promise.withResolvers<Response>();
  server.use(http.post('/api/vocabulary/fix-unknown', () => response.promise));
  const { unmount } = renderWithProviders(<FixUnknownButton />);
  fireEvent.click(screen.getByRole('button', { name: 'Fix Unknown' }));
  await screen.findByRole('button', { name: 'Fixing...' });
  unmount();
  response.resolve(HttpResponse.json({ updated: 2 }));
  const { result } = renderHookWithProviders(useCurrentToast);
  await waitFor(() => expect(result.current?.description).toBe('Updated 2 character translations.'));
  act(() => dismissToast(result.current!.id));
});
