/** @vitest-environment dom */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAt, renderWithProviders } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { queryClient } from '../../lib/query-client.ts';
import { takeReturnPath } from '../../lib/return-path.ts';
import { currentUserQuery } from '../../session/api/current-user.ts';
import { FriendCodesSection } from './components/friend-codes-section.tsx';
import FriendCodePage from './friend-code-page.tsx';
import SignedOutFriendCodePage from './signed-out-friend-code-page.tsx';

const user = { id: 'tom', username: 'tom', firstName: 'Tom', lastName: null, email: null, profileImageUrl: null };
const problem = (statusCode: number, code: string, message: string) =>
  HttpResponse.json({ statusCode, code, message }, { status: statusCode });

let sent: unknown[];
let own: { code: string | null; expiresAt: string | null };
let created: number;
beforeEach(() => {
  sent = [];
  created = 0;
  own = { code: null, expiresAt: null };
  queryClient.setQueryData(currentUserQuery.queryKey, user as never);
  server.use(
    http.post('/api/friend-requests', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ ...user, friendship: 'pending' });
    }),
    http.get('/api/friend-code', () => HttpResponse.json(own)),
    http.post('/api/friend-code', () => {
      created += 1;
      own = { code: created === 1 ? 'K7QD-3XVM' : 'BBBB-CCCC', expiresAt: '2027-02-20T08:00:00.000Z' };
      return HttpResponse.json(own, { status: 201 });
    }),
    http.delete('/api/friend-code', () => {
      own = { code: null, expiresAt: null };
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

const openCode = (code: string) =>
  renderAt(
    `/friends/code/${code}`,
    <Routes>
      <Route path="/friends/code/:code?" element={<FriendCodePage />} />
    </Routes>,
  );
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: "A friend's code" });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send Request' }));

describe('a link with a friend code', () => {
  it('sends nothing by itself; the button does, and the user who gets the request is shown', async () => {
    openCode('K7QD-3XVM');
    expect([field().value, sent]).toEqual(['K7QD-3XVM', []]);
    send();
    const heading = await screen.findByRole('heading', { name: 'Your request is on its way' });
    expect(sent).toEqual([{ code: 'K7QD-3XVM' }]);
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText('You are friends as soon as Tom agrees.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Enter Another Code' }));
    expect(field().value).toBe('');
    await waitFor(() => expect(document.activeElement).toBe(field()));
  });

  it('shows the message of the server for a wrong code and for one too many', async () => {
    openCode('wrong');
    for (const [status, code, message] of [
      [404, 'friend_code_unknown', 'This friend code is not valid'],
      [429, 'too_many_requests', 'Please wait a moment'],
    ] as const) {
      server.use(http.post('/api/friend-requests', () => problem(status, code, message)));
      send();
      expect((await screen.findByText(message)).getAttribute('role')).toBe('alert');
      expect([field().getAttribute('aria-invalid'), document.activeElement === field()]).toEqual(['true', true]);
    }
  });

  it('says what to do without a connection, and asks for a code instead of sending none', async () => {
    server.use(http.post('/api/friend-requests', () => HttpResponse.error()));
    openCode('K7QD-3XVM');
    send();
    await screen.findByText(/could not be sent/);
    fireEvent.change(field(), { target: { value: '  ' } });
    send();
    await screen.findByText('Please enter the code.');
    expect(sent).toEqual([]);
  });

  it('is opened again after signing in, and shows a signed-out visitor no more than the way in', async () => {
    renderAt('/friends/code/K7QD-3XVM', <SignedOutFriendCodePage />);
    expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/auth');
    await waitFor(() => expect(takeReturnPath()).toBe('/friends/code/K7QD-3XVM'));
    expect(document.body.textContent).not.toContain('K7QD');
  });
});

describe('the own friend code', () => {
  it('is off until it is made; it is shown as text and as a QR code, and can be renewed and turned off', async () => {
    renderWithProviders(<FriendCodesSection />);
    fireEvent.click(await screen.findByRole('button', { name: 'Make My Code' }));
    const region = within(await screen.findByRole('region', { name: 'Find each other with a code' }));
    await region.findByText('K7QD-3XVM');
    await region.findByRole('img', { name: /^QR code/ });
    expect(region.getByText('Valid until February 20, 2027.')).toBeDefined();
    fireEvent.click(region.getByRole('button', { name: 'New Code' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/K7QD-3XVM stops working at once/)).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: 'New Code' }));
    await region.findByText('BBBB-CCCC');
    fireEvent.click(region.getByRole('button', { name: 'Turn Off' }));
    await screen.findByRole('button', { name: 'Make My Code' });
    expect([created, own.code]).toEqual([2, null]);
  });

  it('is printed alone, with the name of its owner, and copied as a link', async () => {
    own = { code: 'K7QD-3XVM', expiresAt: '2027-02-20T08:00:00.000Z' };
    const copied = vi.fn((_text: string) => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied }, configurable: true });
    window.print = vi.fn();
    renderWithProviders(<FriendCodesSection />);
    fireEvent.click(await screen.findByRole('button', { name: 'Print' }));
    expect(window.print).toHaveBeenCalledTimes(1);
    const paper = document.querySelector('body > [data-print-only]')?.textContent;
    expect([paper?.includes('K7QD-3XVM'), paper?.includes('Tom would like')]).toEqual([true, true]);
    fireEvent.click(screen.getByRole('button', { name: 'Copy Link' }));
    await waitFor(() => expect(copied).toHaveBeenCalledWith(`${window.location.origin}/friends/code/K7QD-3XVM`));
  });

  it('can be loaded again after a failure', async () => {
    server.use(http.get('/api/friend-code', () => problem(400, 'invalid_request', 'x'), { once: true }));
    renderWithProviders(<FriendCodesSection />);
    fireEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('button', { name: 'Make My Code' })).toBeDefined();
  });
});
