import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';
import { renderWithProviders } from '../../../../test/render.tsx';
import { server } from '../../../../test/server.ts';
import { recorderTexts } from '../../../capture/recording/recorder-texts.ts';
/** @vitest-environment dom */
import { withTexts } from '../../../i18n/i18n.ts';
import { ExtractedTextStatus } from './own-extracted-text.tsx';

const UNHEARD = 'We heard no words in this recording. You can type them with Edit, or try again.';
const FILE_ID = '018f0000-0000-7000-8000-000000000001';

const fileWith = (text: object) =>
  HttpResponse.json({ id: FILE_ID, text: { reason: null, value: '', words: [], ...text } });

async function renderStatus(text: object, props: Partial<ComponentProps<typeof ExtractedTextStatus>> = {}) {
  await withTexts(Promise.resolve(), recorderTexts);
  let requests = 0;
  server.use(
    http.get('/api/media-files/:id', () => {
      requests += 1;
      return fileWith(text);
    }),
    http.post('/api/media-files/:id/read-again', () => fileWith({ status: 'pending' })),
    http.get('/api/media-files/:id/queue-place', () => HttpResponse.json({ filesBefore: null })),
  );
  renderWithProviders(<ExtractedTextStatus url={`/media/${FILE_ID}`} kind="voice" typed="" {...props} />);
  await waitFor(() => expect(requests).toBe(1));
}

it('says that no words were heard, and tries again', async () => {
  await renderStatus({ status: 'done' });
  expect(await screen.findByText(UNHEARD)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^Writing down what you said/)).toBeTruthy();
  expect(screen.queryByText(UNHEARD)).toBeNull();
});

it.each([
  ['when the author has typed the words', { typed: '我说的话' }],
  ['for a photo without text', { kind: 'photo' as const }],
])('says nothing %s', async (_, props) => {
  await renderStatus({ status: 'done' }, props);
  await expect(screen.findByText(UNHEARD, {}, { timeout: 100 })).rejects.toThrow(UNHEARD);
});
