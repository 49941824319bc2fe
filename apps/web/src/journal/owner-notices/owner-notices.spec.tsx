/** @vitest-environment dom */
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderWithProviders } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { OptionalContent } from '../../components/ui/optional-content.tsx';
import { LazyOwnerNotices } from './lazy-owner-notices.ts';

const render = () =>
  renderWithProviders(
    <OptionalContent>
      <LazyOwnerNotices />
    </OptionalContent>,
  );

it('tells the owner in a sentence what to do about recordings', async () => {
  server.use(
    http.get('/api/owner-notices', () => HttpResponse.json({ isOwner: true, notices: ['transcription_undecided'] })),
  );
  render();
  expect((await screen.findByRole('note')).textContent).toMatch(/^Only you see this,.*speech:install.*\.$/);
});

it.each([
  ['for everybody else', () => HttpResponse.json({ isOwner: false, notices: [] })],
  ['when it is not known', () => HttpResponse.error()],
])('shows nothing %s', async (_, respond) => {
  let isAsked = false;
  server.use(
    http.get('/api/owner-notices', () => {
      isAsked = true;
      return respond();
    }),
  );
  render();
  await waitFor(() => expect(isAsked).toBe(true));
  expect(screen.queryByRole('note')).toBeNull();
});
