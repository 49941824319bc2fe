/** @vitest-environment dom */
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderHookWithProviders } from '../../../../test/render.tsx';
import { server } from '../../../../test/server.ts';
import { useUpdateVocabulary } from './vocabulary-item.ts';
import { useVocabulary } from './vocabulary.ts';

it('a chosen state stays, also when a list that was requested before it arrives after it', async () => {
  const item = { id: '1', character: '猫', createdAt: '2026-11-30T08:00:00.000Z', state: 'learning' };
  const lists = [Promise.resolve([item])];
  server.use(
    http.get('/api/vocabulary/compact', async () =>
      HttpResponse.json(await (lists.shift() ?? [{ ...item, state: 'known' }])),
    ),
    http.get('/api/vocabulary/words', () => HttpResponse.json([])),
    http.patch('/api/vocabulary/1', () => HttpResponse.json({ ...item, isHidden: false, state: 'known' })),
  );
  const { result } = renderHookWithProviders(() => ({ list: useVocabulary(), update: useUpdateVocabulary() }));
  const state = () => result.current.list.data?.[0]?.state;
  await waitFor(() => expect(state()).toBe('learning'));

  const older = Promise.withResolvers<(typeof item)[]>();
  lists.push(older.promise);
  act(() => void result.current.list.refetch());
  await waitFor(() => expect(lists).toEqual([]));
  await act(() => result.current.update.mutateAsync({ id: '1', state: 'known' }));
  await act(async () => older.resolve([item]));
  await waitFor(() => expect(result.current.list.isFetching).toBe(false));
  expect(state()).toBe('known');
});
