/** @vitest-environment dom */
import type { GreetingNotice } from '@memory/contracts';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderWithProviders } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { queryClient } from '../../lib/query-client.ts';
import { currentUserQuery } from '../../session/api/current-user.ts';
import { FriendsTab } from './components/friends-tab.tsx';

const user = (id: string) => ({
  id,
  username: id,
  firstName: null,
  lastName: null,
  email: null,
  profileImageUrl: null,
});
const entry = {
  id: 'e1',
  userId: 'ann',
  title: '月亮真圆',
  excerpt: '中秋节的晚上',
  isPublic: false,
  imageUrl: '/media/moon',
  hasRecording: true,
  createdAt: '2026-11-22T08:00:00.000Z',
};

let friends: string[];
let requested: string[];
let notices: GreetingNotice[];
beforeEach(() => {
  friends = ['ann', 'bo', 'cai'];
  requested = [];
  notices = [];
  queryClient.setQueryData(currentUserQuery.queryKey, null);
  server.use(
    http.get('/api/friends', () =>
      HttpResponse.json(friends.map(user), { headers: { 'X-Total-Count': String(friends.length) } }),
    ),
    http.get('/api/friend-requests', () => HttpResponse.json([])),
    http.get('/api/friend-notices', () => HttpResponse.json([], { headers: { 'X-Total-Count': '0' } })),
    http.get('/api/greetings/notices', () => HttpResponse.json(notices)),
    http.get('/api/friends-latest-entries', ({ request }) => {
      requested.push(new URL(request.url).searchParams.get('userIds') ?? '');
      return HttpResponse.json([entry, { ...entry, id: 'e2', userId: 'bo', title: 'Boats', isPublic: true }]);
    }),
  );
});
const show = () => renderWithProviders(<FriendsTab onFind={() => undefined} />);

describe('the list of friends', () => {
  it('shows what each friend last shared, and where to read it, with one request', async () => {
    show();
    const link = await screen.findByRole('link', { name: /^月亮真圆/ });
    expect(link.getAttribute('href')).toBe('/community?tab=friends');
    expect(within(link).getByText('中秋节的晚上')).toBeDefined();
    expect(within(link).getByText('November 22, 2026')).toBeDefined();
    expect(link.querySelector('img')?.getAttribute('src')).toBe('/media/moon?size=small');
    expect(screen.getByRole('link', { name: /^Boats/ }).getAttribute('href')).toBe('/public-timeline/bo');
    expect(screen.getByText('Nothing shared yet')).toBeDefined();
    expect(requested).toEqual(['ann,bo,cai']);
  });

  it('asks for fifty friends at a time, and for none when there are none', async () => {
    friends = Array.from({ length: 60 }, (_, i) => `friend-${i}`);
    show();
    await screen.findByText('@friend-59'.slice(1));
    await screen.findAllByText('Nothing shared yet');
    expect(requested.map((ids) => ids.split(',').length).toSorted()).toEqual([10, 50]);
  });

  it('stays readable when the entries cannot be loaded', async () => {
    friends = ['ann'];
    server.use(
      http.get('/api/friends-latest-entries', () =>
        HttpResponse.json({ statusCode: 400, code: 'invalid_request', message: 'x' }, { status: 400 }),
      ),
    );
    show();
    await screen.findByText('What was shared last could not be loaded.');
    expect(screen.getByRole('button', { name: 'Remove ann from your friends' })).toBeDefined();
  });
});

it('tells who left a stamp or a voice on which memory, with a link to its day in the calendar', async () => {
  const giver = user('ann');
  const notice = { entryId: 'e3', title: '海边', entryCreatedAt: '2026-11-22T08:00:00.000Z', giver };
  notices = [
    { ...notice, hasStamp: true, hasRecording: true, createdAt: '2026-11-30T08:00:00.000Z' },
    {
      ...notice,
      entryId: 'e4',
      title: '山上',
      hasStamp: false,
      hasRecording: true,
      createdAt: '2026-11-29T08:00:00.000Z',
    },
  ];
  show();
  const rows = within(await screen.findByRole('region', { name: 'On your memories' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('left a stamp and a voice'),
    expect.stringContaining('left a voice'),
  ]);
  const link = screen.getByRole('link', { name: 'Open the memory “海边”' });
  expect(link.getAttribute('href')).toBe('/calendar?day=2026-11-22');
});
