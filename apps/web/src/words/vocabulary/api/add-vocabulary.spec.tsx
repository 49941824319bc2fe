/** @vitest-environment dom */
import type { VocabularyItem } from '@memory/contracts';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderHookWithProviders } from '../../../../test/render.tsx';
import { server } from '../../../../test/server.ts';
import { useAddVocabulary } from './add-vocabulary.ts';
import { useVocabulary } from './vocabulary.ts';

it('shows the word in a list whose first load began before the word was added', async () => {
  const words: Partial<VocabularyItem>[] = [];
  const first = Promise.withResolvers<void>();
  let loads = 0;
  server.use(
    http.get('/api/vocabulary/compact', async () => {
      const items = [...words];
      if ((loads += 1) === 1) await first.promise;
      return HttpResponse.json(items);
    }),
    http.post('/api/vocabulary', async ({ request }) => {
      const item = { id: '1', ...((await request.json()) as object) };
      words.push(item);
      return HttpResponse.json(item, { status: 201 });
    }),
  );
  const { result } = renderHookWithProviders(() => ({ list: useVocabulary(), add: useAddVocabulary() }));
  await waitFor(() => expect(loads).toBe(1));
  act(() => result.current.add.mutate({ character: '妈', pinyin: 'mā', englishTranslation: 'mother' }));
  await waitFor(() => expect(words).toHaveLength(1));
  first.resolve();
  await waitFor(() => expect(result.current.add.isSuccess).toBe(true));
  await waitFor(() => expect(result.current.list.data?.map(({ character }) => character)).toEqual(['妈']));
});
