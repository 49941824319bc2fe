/** @vitest-environment dom */
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { annotateText } from './annotate-text.ts';

interface Batch {
  texts: string[];
}

/** Annotates each text as one segment, and records the batches. */
function respond(): Batch[] {
  const batches: Batch[] = [];
  server.use(
    http.post('/api/annotate/batch', async ({ request }) => {
      const batch = (await request.json()) as Batch;
      batches.push(batch);
      if (batch.texts.includes('broken'))
        return HttpResponse.json({ statusCode: 500, code: 'internal_error', message: 'broken' }, { status: 500 });
      return HttpResponse.json({ annotations: batch.texts.map((text) => ({ segments: [{ text }] })) });
    }),
  );
  return batches;
}
const shown = async (text: string) => (await annotateText(text)).segments[0]?.text;

it('sends the texts of twenty cards in one request', async () => {
  const batches = respond();
  const texts = Array.from({ length: 20 }, (_, index) => `text ${index}`);
  expect(await Promise.all(texts.map(shown))).toEqual(texts);
  expect(batches).toEqual([{ texts }]);
});

it('sends no more in one request than the server accepts', async () => {
  const batches = respond();
  const texts = ['字'.repeat(20_000), '字'.repeat(15_000), ...Array<string>(120).fill('字')];
  await Promise.all(texts.map(shown));
  expect(batches.map((batch) => batch.texts.length)).toEqual([1, 100, 21]);
});

it('sends texts that are needed during a request in the next one', async () => {
  const batches = respond();
  const first = shown('one');
  await first;
  await shown('two');
  expect(batches.map((batch) => batch.texts)).toEqual([['one'], ['two']]);
});

it('reports a failure to the texts of the failed request only', async () => {
  respond();
  await expect(annotateText('broken')).rejects.toThrow('broken');
  expect(await shown('fine')).toBe('fine');
});
