import { expect, it } from 'vitest';
import { type RecordingChunk, joinRecordingChunks } from './recording-chunks.ts';

const chunk = (id: string, index: number, text: string): RecordingChunk => ({
  id,
  index,
  userId: 'mei',
  draftId: 'new',
  name: 'recording.webm',
  blob: new Blob([text], { type: 'audio/webm' }),
});

it('an interrupted recording is joined from its chunks, in their order', async () => {
  const files = joinRecordingChunks([chunk('a', 10, 'c'), chunk('b', 1, 'x'), chunk('a', 1, 'a'), chunk('a', 2, 'b')]);
  expect(files).toMatchObject([{ id: 'a', name: 'recording.webm' }, { id: 'b' }]);
  expect(await files[0]?.blob.text()).toBe('abc');
  expect(files[0]?.blob.type).toBe('audio/webm');
});
