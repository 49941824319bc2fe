import { expect, it } from '@jest/globals';
import { type RecordingChunk, joinRecordingChunks } from './pending-uploads.ts';

const part = (id: string, n: number, text: string): RecordingChunk => ({
  id,
  n,
  userId: 'mei',
  place: 'new',
  name: 'recording.webm',
  blob: new Blob([text], { type: 'audio/webm' }),
});

it('a recording that was cut off is put together from its parts, in their order', async () => {
  const files = joinRecordingChunks([part('a', 10, 'c'), part('b', 1, 'x'), part('a', 1, 'a'), part('a', 2, 'b')]);
  expect(files).toMatchObject([
    { id: 'a', role: 'audio', name: 'recording.webm' },
    { id: 'b', role: 'audio' },
  ]);
  expect(await files[0]?.blob.text()).toBe('abc');
  expect(files[0]?.blob.type).toBe('audio/webm');
});
