/** @vitest-environment dom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderHookWithProviders, renderWithProviders } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { queryClient } from '../../lib/query-client.ts';
import { currentUserQuery } from '../../session/api/current-user.ts';
import { applyLiveEvent } from '../../shell/live/apply-live-event.ts';
import { useFriendNewsCount } from './api/friend-news.ts';
import { FriendNotices } from './components/friend-notices.tsx';

const user = (id: string) => ({ id, username: id, firstName: null, lastName: null, profileImageUrl: null });
const notice = (id: string, kind: 'added' | 'approved') => ({
  ...user(id),
  kind,
  friendsSince: '2026-11-22T08:00:00.000Z',
});

let notices: ReturnType<typeof notice>[];
let requests: object[];
beforeEach(() => {
  notices = [notice('ann', 'added'), notice('bo', 'approved')];
  requests = [];
  queryClient.setQueryData(currentUserQuery.queryKey, null);
  server.use(
    http.get('/api/friend-notices', () =>
      HttpResponse.json(notices, { headers: { 'X-Total-Count': String(notices.length) } }),
    ),
    http.get('/api/friend-requests', () => HttpResponse.json(requests)),
    http.delete('/api/friend-notices/:userId', ({ params }) => {
      notices = notices.filter(({ id }) => id !== params['userId']);
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

describe('FriendNotices', () => {
  it('says what each new friend did, and dismisses a notice', async () => {
    const { container } = renderWithProviders(<FriendNotices />);
    await screen.findByRole('region', { name: 'New friends' });
    const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(texts[0]).toContain('added you as a friend');
    expect(texts[1]).toContain('said yes to your friend request');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss the notice about ann' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss the notice about bo' }));
    await waitFor(() => expect(container.textContent).toBe(''));
  });
});

describe('useFriendNewsCount', () => {
  it('counts notices and incoming requests, and follows live events', async () => {
    requests = [
      { id: 'in', direction: 'incoming' },
      { id: 'out', direction: 'outgoing' },
    ];
    const { result } = renderHookWithProviders(useFriendNewsCount);
    expect(result.current).toBe(0);
    await waitFor(() => expect(result.current).toBe(3));
    notices = [notice('cai', 'added'), ...notices];
    applyLiveEvent(queryClient, { name: 'friendship.changed', data: {} });
    await waitFor(() => expect(result.current).toBe(4));
  });
});
