/** @vitest-environment dom */
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { renderWithProviders } from '../../../../test/render.tsx';
import { server } from '../../../../test/server.ts';
import { TextExtractionProgress } from './text-extraction-progress.tsx';

let requests = 0;
beforeEach(() => {
  requests = 0;
});

function show(id: string, filesBefore: number | null, progress: number | null = null) {
  server.use(
    http.get(`/api/media-files/${id}/queue-place`, () => {
      requests += 1;
      return HttpResponse.json({ filesBefore });
    }),
  );
  return renderWithProviders(<TextExtractionProgress url={`/media/${id}`} label="Reading" progress={progress} />);
}

it.each([
  [2, '2 before yours'],
  [1, '1 before yours'],
  [0, 'Yours is next.'],
])('shows that %d files are read before', async (filesBefore, text) => {
  show(`waiting-${filesBefore}`, filesBefore);
  await waitFor(() => expect(screen.getByText(text)).toBeTruthy());
});

it('shows no place of a file that does not wait', async () => {
  show('started', null);
  await waitFor(() => expect(requests).toBe(1));
  expect(screen.queryByText(/yours/i)).toBeNull();
});

it('does not request the place of a file that is being read', () => {
  show('running', 3, 0.4);
  expect([requests, screen.queryByText(/yours/i)]).toEqual([0, null]);
});
