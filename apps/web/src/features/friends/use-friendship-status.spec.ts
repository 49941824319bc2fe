/** @jest-environment jest-fixed-jsdom */
import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderHookWithProviders } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { useFriendshipStatus } from './use-friendship-status.ts';

const person = (id: string, email: string | null = null) => ({ id, email });

describe('useRelations', () => {
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
    expect(result.current(person('friend'))).toBe('none');
    await waitFor(() => expect(result.current(person('requested'))).toBe('requested'));
    await waitFor(() => expect(result.current(person('friend'))).toBe('friends'));
    expect(result.current(person('requesting'))).toBe('none');
    expect(result.current(person('stranger'))).toBe('none');
  });
});
