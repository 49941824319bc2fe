/** @vitest-environment dom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderWithProviders } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { BlockedUsersSetting } from './components/blocked-users-setting.tsx';

const tom = {
  id: 'tom',
  username: 'tom',
  firstName: 'Tom',
  lastName: null,
  profileImageUrl: null,
  blockedAt: '2026-11-22T08:00:00.000Z',
};

it('lists the blocked users and unblocks one', async () => {
  let blocked = [tom];
  server.use(
    http.get('/api/blocks', () => HttpResponse.json(blocked)),
    http.delete('/api/blocks/tom', () => {
      blocked = [];
      return new HttpResponse(null, { status: 204 });
    }),
  );
  renderWithProviders(<BlockedUsersSetting />);
  await waitFor(() => expect(screen.getByRole('listitem').textContent).toContain('Tom@tom'));
  fireEvent.click(screen.getByRole('button', { name: 'Unblock Tom' }));
  await screen.findByText('You have not blocked anybody.');
});

it('offers to try again when the list cannot be loaded', async () => {
  let isBroken = true;
  server.use(http.get('/api/blocks', () => (isBroken ? HttpResponse.error() : HttpResponse.json([tom]))));
  renderWithProviders(<BlockedUsersSetting />);
  expect((await screen.findByRole('alert')).textContent).toBe('The list could not be loaded.');
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByRole('listitem');
});
