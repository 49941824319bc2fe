/** @vitest-environment dom */
import type { Entry } from '@memory/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { renderWithProviders } from '../../../../test/render.tsx';
import { queryClient } from '../../../lib/query-client.ts';
import { currentUserQuery } from '../../../session/api/current-user.ts';
import { EntryList } from './entry-list.tsx';

const entries = Array.from({ length: 5 }, (_, index) => ({
  id: `01890000-0000-7000-8000-00000000000${index}`,
  userId: '01890000-0000-7000-8000-000000000009',
  title: `Day ${index}`,
  content: 'A walk',
  extractedText: '',
  originalAudioUrl: null,
  originalImageUrl: null,
  location: null,
  mediaFiles: [],
  createdAt: '2026-11-22T10:00:00.000Z',
  privacyLevel: 'public',
  user: { username: 'mei', firstName: 'Mei', lastName: null, profileImageUrl: null },
})) as unknown as Entry[];

const pages = { hasNextPage: false, isFetchingNextPage: false, fetchNextPage: vi.fn(), refetch: vi.fn() };

const cardCount = (): number => screen.getAllByRole('article').length;

/** Reports to the observers that their elements come near the viewport. Each element is reported once. */
let reportNear: () => void;

beforeEach(() => {
  queryClient.setQueryData(currentUserQuery.queryKey, null);
  const { IntersectionObserver: original } = window;
  const observers = new Set<() => void>();
  // Nothing is near the viewport until the test says so.
  window.IntersectionObserver = class {
    readonly #report: () => void;
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      this.#report = () => callback([{ isIntersecting: true }]);
    }
    observe(): void {
      observers.add(this.#report);
    }
    disconnect(): void {
      observers.delete(this.#report);
    }
  } as unknown as typeof IntersectionObserver;
  reportNear = () => act(() => [...observers].forEach((report) => report()));
  onTestFinished(() => void (window.IntersectionObserver = original));
});
afterEach(() => void vi.useRealTimers());

function showList(): void {
  renderWithProviders(<EntryList list={{ items: entries, total: entries.length }} pages={pages} numbered={false} />);
}

it('renders a card when it comes near the viewport', async () => {
  showList();
  expect(cardCount()).toBe(1);
  for (const count of [2, 3]) {
    reportNear();
    // oxlint-disable-next-line no-await-in-loop -- one card after the other
    await waitFor(() => expect(cardCount()).toBe(count));
  }
  expect(screen.queryByRole('button', { name: /^Load More/ })).toBeNull();
});

it('renders the cards that nobody has scrolled to after a while, so that a search of the page finds them', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  showList();
  expect(cardCount()).toBe(1);
  // oxlint-disable-next-line no-await-in-loop -- one card after the other
  for (const _ of entries) await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(cardCount()).toBe(entries.length);
  expect(screen.getByRole('button', { name: /^Load More/ })).toBeTruthy();
});
