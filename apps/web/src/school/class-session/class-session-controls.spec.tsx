/** @vitest-environment dom */
import 'fake-indexeddb/auto';
import type { OwnUser } from '@memory/contracts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithProviders } from '../../../test/render.tsx';
import { signInAs } from '../../../test/school.ts';
import { server } from '../../../test/server.ts';
import { beginPage, beginPageOf, deleteSessionCookies } from '../../../test/session-cookies.ts';
import { loadDraft, storeDraft } from '../../journal/entries/draft-storage.ts';
import { emptyDraft } from '../../journal/entries/draft.ts';
import { queryClient } from '../../lib/query-client.ts';
import { currentUserQuery, fetchCurrentUser } from '../../session/api/current-user.ts';
import { beginClassSession, leadsToClassSignIn, setEnrolledDevice } from '../../session/class-session.ts';
import { isSignOutRequested } from '../../session/sign-out-request.ts';
import ClassSessionControls from './class-session-controls.tsx';
import { documentLoader } from './end-class-session.ts';
import { hasClassSession } from './lazy-class-session.ts';

const NINE_MINUTES = 9 * 60_000;
const open = vi.spyOn(documentLoader, 'open').mockImplementation(() => undefined);
const viewer = (role: OwnUser['role'] = 'student'): OwnUser => {
  signInAs(role, 'mei');
  return queryClient.getQueryData(currentUserQuery.queryKey) as OwnUser;
};
const show = () => renderWithProviders(<ClassSessionControls user={viewer()} />);
const passTime = (ms: number) => act(() => vi.advanceTimersByTime(ms));
/** The tablet sleeps: no timer runs, and the clock goes on. */
const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms);
/** Waits in real time until the page on which the next student signs in has been opened. */
const expectOpened = async () => {
  vi.useRealTimers();
  await waitFor(() => expect(open.mock.calls).toEqual([['/class-sign-in']]));
};
const notice = () => screen.queryByText('Are you still there?');
const hasEnded = () => document.documentElement.style.display === 'none';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  open.mockClear();
  beginPageOf('mei');
  beginClassSession('mei');
  server.use(http.get('/api/simple-user', () => HttpResponse.json({ id: 'mei' })));
});
afterEach(() => {
  vi.useRealTimers();
  deleteSessionCookies();
  beginPage(null);
});

describe('the end of a student’s session', () => {
  it('leaves nothing on the device but the draft, sealed for the student', async () => {
    storeDraft({ ...emptyDraft, title: '今天' });
    show();
    fireEvent.click(screen.getByRole('button', { name: 'I’m done' }));
    expect(hasEnded()).toBe(true);
    await expectOpened();
    expect(isSignOutRequested()).toBe(true);
    beginPage('mei');
    expect(loadDraft()).toEqual(emptyDraft);
    beginPageOf('mei');
    expect(loadDraft().title).toBe('今天');
  });

  it('comes after ten minutes without a touch or a key, with a notice in the last thirty seconds', async () => {
    show();
    passTime(NINE_MINUTES);
    fireEvent.keyDown(document.body, { key: 'a' });
    passTime(NINE_MINUTES + 29_000);
    expect(notice()).toBeNull();
    passTime(1_000);
    expect(notice()).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'I’m still here' }));
    expect(notice()).toBeNull();
    passTime(NINE_MINUTES + 59_000);
    expect(hasEnded()).toBe(false);
    passTime(1_000);
    expect(hasEnded()).toBe(true);
    await expectOpened();
  });

  it('comes at once when the tablet wakes up, before the touch of the next child counts', async () => {
    show();
    sleep(11 * 60_000);
    fireEvent.pointerDown(document.body);
    expect(hasEnded()).toBe(true);
    await expectOpened();
  });

  it('is not put off by a clock that was set back', async () => {
    show();
    sleep(-60 * 60_000);
    passTime(11 * 60_000);
    expect(hasEnded()).toBe(true);
    await expectOpened();
  });

  it('comes with the next page when no page was open', async () => {
    let signOuts = 0;
    server.use(
      http.post('/api/simple-logout', () => {
        signOuts += 1;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    sleep(11 * 60_000);
    expect(await fetchCurrentUser()).toBeNull();
    expect([signOuts, leadsToClassSignIn()]).toEqual([1, true]);
  });
});

it('tells the server every two minutes that a child who only writes is still there', async () => {
  let requests = 0;
  server.use(
    http.get('/api/simple-user', () => {
      requests += 1;
      return HttpResponse.json({ id: 'mei' });
    }),
  );
  show();
  for (let minute = 0; minute < 9; minute += 1) {
    passTime(60_000);
    fireEvent.input(document.body);
  }
  vi.useRealTimers();
  await waitFor(() => expect(requests).toBe(4));
});

it('is for students who came in with pictures or a badge, or use a device of a class', () => {
  expect(hasClassSession(viewer())).toBe(true);
  expect(hasClassSession(viewer('teacher'))).toBe(false);
  beginClassSession('bo');
  expect(hasClassSession(viewer())).toBe(false);
  setEnrolledDevice(true);
  expect(hasClassSession(viewer())).toBe(true);
});
