/** @vitest-environment dom */
import type { ActiveSession } from '@memory/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderWithProviders } from '../../../../test/render.tsx';
import { server } from '../../../../test/server.ts';
import { SessionSection } from './session-section.tsx';

const session = (id: string, fields: Partial<ActiveSession> = {}): ActiveSession => ({
  id,
  browser: 'Firefox',
  operatingSystem: 'Windows',
  createdAt: '2026-03-01T08:00:00.000Z',
  lastUsedAt: '2026-03-02T08:00:00.000Z',
  current: false,
  ...fields,
});
const here = session('here', { browser: 'Chrome', operatingSystem: 'Android', current: true });

/** Shows the section over a server with these sessions. Returns the ids that the section asks the server to end. */
async function show(sessions: ActiveSession[]): Promise<string[]> {
  const ended: string[] = [];
  const remaining = () =>
    sessions.filter(({ id, current }) => !ended.includes(id) && (current || !ended.includes('*')));
  server.use(
    http.get('/api/sessions', () => HttpResponse.json(remaining())),
    http.delete('/api/sessions/:id', ({ params }) => {
      ended.push(String(params['id']));
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete('/api/sessions', () => {
      ended.push('*');
      return new HttpResponse(null, { status: 204 });
    }),
  );
  renderWithProviders(<SessionSection />);
  await screen.findAllByRole('listitem');
  return ended;
}
const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);

describe('the list of sessions', () => {
  it('shows a placeholder while it loads, then this browser first, without a button', async () => {
    server.use(http.get('/api/sessions', () => HttpResponse.json([session('other'), here])));
    renderWithProviders(<SessionSection />);
    expect(screen.getByText('Loading the list...')).toBeTruthy();
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first?.textContent).toContain('Chrome on AndroidYou are using it now');
    expect(within(first!).queryByRole('button')).toBeNull();
    expect(second?.textContent).toMatch(/^Firefox on WindowsLast used: March 2, 2026 .*Signed in: March 1, 2026/);
  });

  it.each([
    [{ browser: null }, 'A browser on Windows'],
    [{ operatingSystem: null }, 'Firefox'],
    [{ browser: null, operatingSystem: null }, 'Unknown device'],
  ])('names a session with %j: %s', async (fields, name) => {
    await show([here, session('other', { ...fields, createdAt: null })]);
    expect(rows()[1]).toMatch(new RegExp(`^${name}Last used: [^:]+:\\d\\d [AP]MEnd$`));
  });

  it('says so when there is no other session, and offers nothing to end', async () => {
    await show([here]);
    expect(screen.getByText('You are not signed in anywhere else.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows an error and loads again on request', async () => {
    server.use(http.get('/api/sessions', () => HttpResponse.json({ code: 'internal' }, { status: 500 })));
    renderWithProviders(<SessionSection />);
    expect((await screen.findByRole('alert')).textContent).toBe('The list could not be loaded.');
    server.use(http.get('/api/sessions', () => HttpResponse.json([here])));
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  });
});

describe('ending sessions', () => {
  it('ends the chosen one, removes it from the list and moves the focus to the list', async () => {
    const ended = await show([here, session('library', { browser: 'Safari' }), session('school')]);
    fireEvent.click(screen.getByRole('button', { name: 'End Safari on Windows' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(ended).toEqual(['library']);
    expect(document.activeElement).toBe(screen.getByRole('list'));
  });

  it('takes one that has ended already for ended', async () => {
    await show([here, session('library')]);
    server.use(
      http.delete('/api/sessions/library', () => HttpResponse.json({ code: 'not_found' }, { status: 404 })),
      http.get('/api/sessions', () => HttpResponse.json([here])),
    );
    fireEvent.click(screen.getByRole('button', { name: 'End Firefox on Windows' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
  });

  it('keeps the session in the list when the server fails, and the button works again', async () => {
    await show([here, session('library')]);
    const failure = Promise.withResolvers<Response>();
    server.use(http.delete('/api/sessions/library', () => failure.promise));
    const button = screen.getByRole('button', { name: 'End Firefox on Windows' });
    fireEvent.click(button);
    await waitFor(() => expect(button.textContent).toBe('Ending...'));
    expect(button).toHaveProperty('disabled', true);
    failure.resolve(HttpResponse.json({ code: 'internal' }, { status: 500 }));
    await waitFor(() => expect(button.textContent).toBe('End'));
    expect(button).toHaveProperty('disabled', false);
    expect(rows()).toHaveLength(2);
  });

  it('ends all others after a confirmation only', async () => {
    const ended = await show([here, session('library'), session('school')]);
    fireEvent.click(screen.getByRole('button', { name: 'End all others' }));
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect(ended).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'End all others' }));
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End all others' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(ended).toEqual(['*']);
  });
});
