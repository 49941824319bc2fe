/** @vitest-environment dom */
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderHookWithProviders } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { type MediaJobProgress, recordMediaJobProgress } from './media-job-progress.ts';
import { type ExtractedText, useExtractedText, useExtractedTextCallback } from './use-extracted-text.ts';

type FileText = Pick<ExtractedText, 'status' | 'reason' | 'value'>;
let requests = 0;
let fileCount = 0;

/** Sets up a file whose text is `respond`'s result for each request, counted from 1. @returns its id */
function setUpFile(respond: (count: number) => FileText): string {
  // The progress of jobs outlives a test, so each test has a file of its own.
  const id = `file-${(fileCount += 1)}`;
  server.use(http.get(`/api/media-files/${id}`, () => HttpResponse.json({ id, text: respond((requests += 1)) })));
  return id;
}
const pending: FileText = { status: 'pending', reason: null, value: '' };
const done: FileText = { status: 'done', reason: null, value: '下雪了' };
const failed: FileText = { status: 'failed', reason: 'unreadable', value: '' };
const report = (id: string, progress: Partial<MediaJobProgress>) =>
  act(() => recordMediaJobProgress(id, { job: 'ocr', status: 'running', percent: 40, text: null, ...progress }));

async function renderPending(respond: (count: number) => FileText = () => pending) {
  const id = setUpFile(respond);
  const { result } = renderHookWithProviders(() => useExtractedText(`/media/${id}`));
  expect(result.current).toEqual({ status: 'unknown', reason: null, value: '', isUnclear: false, progress: null });
  await waitFor(() => expect(result.current.status).toBe('pending'));
  return { id, text: () => result.current };
}

describe('useExtractedText', () => {
  beforeEach(() => {
    requests = 0;
  });

  it('is unknown without a file', () => {
    const { result } = renderHookWithProviders(() => useExtractedText(null));
    expect(result.current.status).toBe('unknown');
  });

  it.each([done, failed])('is what the server returns: %j', async (stored) => {
    const id = setUpFile(() => stored);
    const { result } = renderHookWithProviders(() => useExtractedText(`/media/${id}`));
    await waitFor(() => expect(result.current).toEqual({ ...stored, isUnclear: false, progress: null }));
  });

  it.each(['ocr', 'transcription'] as const)('has the progress of a running job: %s', async (job) => {
    const { id, text } = await renderPending();
    expect(text().progress).toBeNull();
    report(id, { job });
    expect(text()).toEqual({ ...pending, isUnclear: false, progress: 0.4 });
  });

  it('ignores jobs that extract no text', async () => {
    const { id, text } = await renderPending();
    report(id, { job: 'thumbnails' });
    expect(text().progress).toBeNull();
    report(id, { job: 'conversion', status: 'done', text: '下雪了' });
    expect(text().status).toBe('pending');
    expect(requests).toBe(1);
  });

  it('has the text of the live stream at once, and fetches the file again', async () => {
    const { id, text } = await renderPending((count) => (count === 1 ? pending : done));
    report(id, { status: 'done', text: '下雪了' });
    expect(text()).toEqual({ ...done, isUnclear: false, progress: 1 });
    await waitFor(() => expect(requests).toBe(2));
  });

  it.each([
    ['done without a text', { status: 'done', text: null } as const, { status: 'none', reason: null, value: '' }],
    ['failed', { status: 'failed' } as const, failed],
  ])('fetches the file again when the job is %s', async (_, event, stored) => {
    const { id, text } = await renderPending((count) => (count === 1 ? pending : (stored as FileText)));
    report(id, event);
    expect(text()).toEqual({ ...pending, isUnclear: false, progress: null });
    await waitFor(() => expect(text()).toEqual({ ...stored, isUnclear: false, progress: null }));
    expect(requests).toBe(2);
  });

  it('is that of the next file when the file changes', async () => {
    const [first, second] = [setUpFile(() => done), setUpFile(() => ({ ...done, value: '下雨了' }))];
    const { result, rerender } = renderHookWithProviders(({ id }: { id: string }) => useExtractedText(`/media/${id}`), {
      id: first,
    });
    await waitFor(() => expect(result.current.value).toBe('下雪了'));
    rerender({ id: second });
    await waitFor(() => expect(result.current.value).toBe('下雨了'));
  });
});

describe('useExtractedTextCallback', () => {
  it('is called once for each new text', async () => {
    const texts: string[] = [];
    const id = setUpFile(() => pending);
    const { result, rerender } = renderHookWithProviders(() =>
      useExtractedTextCallback(`/media/${id}`, (text) => texts.push(text)),
    );
    await waitFor(() => expect(result.current.status).toBe('pending'));
    expect(texts).toEqual([]);
    report(id, { status: 'done', text: '下雪了' });
    rerender(undefined);
    report(id, { status: 'done', text: '下雨了' });
    expect(texts).toEqual(['下雪了', '下雨了']);
  });
});
