import type { Entry, User, VocabularyItem } from '@memory/contracts';
import { commonCharacters } from '@memory/text';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderAt, renderWithProviders } from '../../test/render.tsx';
import { server } from '../../test/server.ts';
import AuthPage from '../account/auth/auth-page.tsx';
import { ExportSetting } from '../account/data-export/data-export-download.tsx';
import { ProfileInfoForm } from '../account/profile/components/profile-info-form.tsx';
import { SecurityTab } from '../account/profile/components/security-tab.tsx';
import { DeleteAccountSetting } from '../account/settings/components/delete-account-setting.tsx';
import { PhotoUploadStatus } from '../capture/photo/components/photo-upload-status.tsx';
import { photoInputTexts } from '../capture/photo/lazy-photo-input.ts';
/** @vitest-environment dom */
import { withTexts } from '../i18n/i18n.ts';
import PublicTimelinePage from '../journal/timeline/public-timeline-page.tsx';
import { setServerReachable } from '../lib/online-status.ts';
import FindUsersTab from '../people/friends/components/find-users-tab.tsx';
import RecommendedUsersTab from '../people/friends/components/recommended-users-tab.tsx';
import { CommonCharactersToLearn } from '../words/vocabulary/components/common-characters-to-learn.tsx';
import { OfflineBanner } from './layout/page-layout.tsx';

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

/** The words that the vocabulary has, of which only the characters matter here. */
const vocabulary = commonCharacters.map(({ character }) => ({ character }) as VocabularyItem);
const person = (index: number) => ({ ...mei, id: `user-${index}`, username: `user-${index}` });

describe('a sentence', () => {
  it('says of the common characters that one has them, which is not that one has learned them', () => {
    renderWithProviders(<CommonCharactersToLearn vocabulary={vocabulary} onUse={() => undefined} />);
    expect(screen.getByText('All of them are in your vocabulary. 太好了!')).toBeDefined();
  });

  it('names the memories that can be read without a connection', () => {
    act(() => setServerReachable(false));
    renderWithProviders(<OfflineBanner />);
    expect(screen.getByText(/Your own memories that you have seen lately on this device/)).toBeDefined();
    act(() => setServerReachable(true));
  });

  it('promises of the download of one’s data what is in it', () => {
    renderWithProviders(<ExportSetting />);
    expect(screen.getByText(/The record of sign-ins and the words you looked up are not in it\.$/)).toBeDefined();
  });

  it.each([
    ['failed', 'The text of this photo could not be read.'],
    ['done', 'No text was found in this photo. You can type it yourself.'],
  ])('tells a photo whose text extraction is %s from one without text', async (status, sentence) => {
    server.use(
      http.get('/api/media-files/:id', () => HttpResponse.json({ text: { status, reason: null, value: '' } })),
    );
    await withTexts(Promise.resolve(), photoInputTexts);
    const upload = { file: null, outcome: 'pending', retry: () => undefined, remove: () => undefined } as never;
    renderWithProviders(<PhotoUploadStatus upload={upload} uploadedUrl="/media/photo" onText={() => undefined} />);
    expect(await screen.findByText(sentence)).toBeDefined();
  });

  it('does not promise recommendations for shared words, which an installation may not compare', async () => {
    serveFriends();
    renderWithProviders(<RecommendedUsersTab />);
    expect(screen.getByText('Friends of your friends, and others who learn here.')).toBeDefined();
    expect(await screen.findByText(/^Friends of your friends appear here/)).toBeDefined();
  });

  it.each([
    [19, '19 people found'],
    [20, 'The first 20 people. Type more of the name to find others.'],
  ])('says after a search that finds %s people whether there may be more', async (count, sentence) => {
    serveFriends(Array.from({ length: count }, (_, index) => person(index)));
    renderWithProviders(<FindUsersTab />);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'user' } });
    expect(await screen.findByText(sentence)).toBeDefined();
  });

  it.each([
    ['closed', /no new accounts can be created/],
    ['invited', /with a class code/],
  ])('tells a person without an account what can be done where registration is %s', async (registration, text) => {
    server.use(http.get('/api/config', () => HttpResponse.json({ registration })));
    renderAt('/auth?error=external_registration_restricted', <AuthPage />);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(text));
  });
});

function serveFriends(found: object[] = []): void {
  server.use(
    http.get('/api/recommended-friends', () => HttpResponse.json([])),
    http.get('/api/users/search', () => HttpResponse.json(found)),
    http.get('/api/friends', () => HttpResponse.json([])),
    http.get('/api/friend-requests', () => HttpResponse.json([])),
    http.get('/api/friend-code', () => new HttpResponse(null, { status: 404 })),
    http.get('/api/simple-user', () => HttpResponse.json(mei)),
  );
}
