/** @jest-environment ./test/dom-environment.cjs */
import { describe, expect, it } from '@jest/globals';
import type { Entry, User } from '@memory/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderWithProviders } from '../../test/render.tsx';
import { server } from '../../test/server.ts';
import { ProfileInfoForm } from '../features/profile/components/profile-info-form.tsx';
import { SecurityTab } from '../features/profile/components/security-tab.tsx';
import { DeleteAccountSetting } from '../features/settings/components/delete-account-setting.tsx';
import PublicTimelinePage from '../features/timeline/public-timeline-page.tsx';

/* Sentences that promise something: each is compared with what the product does. */

const mei = {
  id: 'mei',
  username: 'mei',
  createdAt: '2026-03-01T08:00:00.000Z',
  updatedAt: '2026-03-01T08:00:00.000Z',
} as User;

it('the birth date is visible to its user alone', () => {
  renderWithProviders(<ProfileInfoForm profile={mei} />);
  expect(screen.getByText('Only you can see it.')).toBeDefined();
});

describe.each([
  ['where users can delete their account', true],
  ['where they cannot', false],
])('how an account is deleted, %s', (_, accountDeletion) => {
  const selfService = 'or delete it yourself';
  function serve(): void {
    server.use(
      http.get('/api/config', () => HttpResponse.json({ oidcProviderName: 'Replit', accountDeletion })),
      http.get('/api/sessions', () => HttpResponse.json([])),
      http.get('/api/second-factor', () =>
        HttpResponse.json({ offered: false, required: false, totp: null, passkeys: [], recoveryCodesLeft: 0 }),
      ),
      http.get('/api/simple-user', () => HttpResponse.json(mei)),
    );
  }

  it.each([
    ['the profile', () => <SecurityTab profile={mei} />, 'in the settings'],
    ['the settings', () => <DeleteAccountSetting />, 'here'],
  ])('%s says it in one sentence', async (_name, render, where) => {
    serve();
    renderWithProviders(render());
    const sentence = accountDeletion
      ? `To delete your account, please contact support, ${selfService} ${where}. You then have 7 days to change your mind.`
      : 'To delete your account, please contact support.';
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(screen.queryAllByText(new RegExp(`${selfService}|^Or`, 'i'))).toHaveLength(accountDeletion ? 1 : 0);
  });

  it('the profile leads to who that is', async () => {
    serve();
    renderWithProviders(<SecurityTab profile={mei} />);
    expect(screen.getByRole('link', { name: 'Whom can I ask?' }).getAttribute('href')).toBe('/privacy');
    await screen.findByText(/please contact support/);
    await waitFor(() =>
      expect(screen.queryAllByRole('link', { name: 'Delete my account' })).toHaveLength(accountDeletion ? 1 : 0),
    );
  });
});

const allShown = (count: number) => `All ${count} memories are shown. The button looks for new ones.`;

it('‘Load More Memories’ finds what was written since, when all memories are shown', async () => {
  const texts = { title: '', content: '', extractedText: '', originalAudioUrl: null, originalImageUrl: null };
  const entry = (id: string): Entry =>
    ({
      ...texts,
      id,
      userId: 'mei',
      mediaFiles: [],
      location: null,
      privacyLevel: 'public',
      createdAt: mei.createdAt,
      user: { username: 'mei', firstName: 'Mei', lastName: null, profileImageUrl: null },
    }) as unknown as Entry;
  const entries = ['One', 'Two', 'Three'].map(entry);
  server.use(
    http.get('/api/reading-aids', () => HttpResponse.json({})),
    http.get('/api/public-timeline', () => HttpResponse.json(entries)),
    http.get('/api/simple-user', () => HttpResponse.json(mei)),
  );
  renderWithProviders(<PublicTimelinePage />);
  expect(await screen.findByText(allShown(3))).toBeDefined();
  entries.unshift(entry('Four'));
  fireEvent.click(screen.getByRole('button', { name: 'Load More Memories', description: allShown(3) }));
  expect(await screen.findByText(allShown(4))).toBeDefined();
  expect(screen.getAllByRole('article')).toHaveLength(4);
});
