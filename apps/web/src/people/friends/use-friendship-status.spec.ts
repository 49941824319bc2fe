/** @vitest-environment dom */
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderHookWithProviders } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { useFriendshipStatus } from './components/add-friend-button.tsx';

const user = (id: string, email: string | null = null) => ({ id, email });

describe('useFriendshipStatus', () => {
  it('distinguishes friends, outgoing requests and everyone else', async () => {
    server.use(
      http.get('/api/friends', () => HttpResponse.json([{ id: 'friend' }], { headers: { 'X-Total-Count': '1' } })),
      http.get('/api/friend-requests', () =>
        HttpResponse.json([
          { id: 'requested', direction: 'outgoing' },
          { id: 'requesting', direction: 'incoming' },
        ]),
      ),
    );
    const { result } = renderHookWithProviders(useFriendshipStatus);
    expect(result.current(user('friend'))).toBe('none');
    await waitFor(() => expect(result.current(user('requested'))).toBe('requested'));
    await waitFor(() => expect(result.current(user('friend'))).toBe('friends'));
    expect(result.current(user('requesting'))).toBe('none');
    expect(result.current(user('stranger'))).toBe('none');
    // Only friends' email addresses are sent, also those of friends beyond the first page of the list.
    expect(result.current(user('later-friend', 'friend@example.org'))).toBe('friends');
  });
});
