/** @vitest-environment dom */
import type { Entry, OwnUser } from '@memory/contracts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { renderWithProviders } from '../../../../test/render.tsx';
import { server } from '../../../../test/server.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { currentUserQuery } from '../../../session/api/current-user.ts';
import { EntryCard } from './entry-card.tsx';

const entry = {
  id: '01890000-0000-7000-8000-000000000001',
  userId: '01890000-0000-7000-8000-000000000002',
  title: 'A walk',
  content: '去公园',
  extractedText: '去公园',
  originalAudioUrl: null,
  originalImageUrl: null,
  mediaFiles: [],
  location: null,
  createdAt: '2026-11-22T10:00:00.000Z',
  privacyLevel: 'public',
  user: { username: 'mei', firstName: 'Mei', lastName: null, profileImageUrl: null },
} as unknown as Entry;

const word = (text: string, ...pinyin: string[]) => ({
  text,
  simplified: text,
  traditional: text,
  pinyin,
  zhuyin: [],
  meaning: '',
  isChinese: true,
});
const go = word('去', 'qù');
const park = word('公园', 'gōng', 'yuán');

const recording = { originalAudioUrl: '/media/01890000-0000-7000-8000-000000000003' };
const photo = { originalImageUrl: '/media/01890000-0000-7000-8000-000000000004' };

beforeEach(() => {
  queryClient.setQueryData(currentUserQuery.queryKey, null);
  server.use(
    http.post('/api/annotate/batch', () => HttpResponse.json({ annotations: [{ segments: [go, park] }] })),
    http.get('/api/character-info/*', () => HttpResponse.json({}, { status: 404 })),
    http.get('/media/*', () => HttpResponse.json({}, { status: 404 })),
    http.get('/api/media-files/*', () => HttpResponse.json({}, { status: 404 })),
  );
});

function show(changes: Partial<Entry>): string {
  renderWithProviders(<EntryCard entry={{ ...entry, ...changes }} day={null} />);
  return screen.getByRole('article').textContent ?? '';
}
const occurrences = (text: string, part: string): number => text.split(part).length - 1;

it('shows a recording whose transcript is the content once, in the player, where a tap looks a word up', async () => {
  expect(occurrences(show(recording), '去公园')).toBe(1);
  await screen.findByRole('button', { name: 'Play recording' });
  const transcript = screen.getByLabelText('Transcript');
  fireEvent.click(within(transcript).getByRole('button', { name: '园' }));
  expect(await screen.findByRole('dialog', { name: 'Reading of 公园' })).toBeTruthy();
});

it.each<[string, Entry['incompleteFiles']]>([
  ['A part of this recording is missing', [{ url: recording.originalAudioUrl, missing: 'part' }]],
  ['A part of a picture is missing', [{ url: photo.originalImageUrl, missing: 'part' }]],
  ['A part of a video is missing', [{ url: '/media/video', missing: 'part' }]],
  ['A video is without its sound', [{ url: '/media/video', missing: 'sound' }]],
])('says to every reader: %s', async (sentence, incompleteFiles) => {
  show({ ...recording, ...photo, mediaFiles: [{ url: '/media/video', type: 'video/mp4' }], incompleteFiles });
  expect(await screen.findByText(new RegExp(sentence))).toBeTruthy();
});

it('says nothing of files that are complete', async () => {
  show(recording);
  await screen.findByRole('button', { name: 'Play recording' });
  expect(screen.queryByText(/missing|without its sound/)).toBeNull();
});

it('shows the content and the transcript when they differ', () => {
  const text = show({ ...recording, extractedText: '我们去动物园' });
  expect(text).toContain('去公园');
  expect(screen.getByLabelText('Transcript').textContent).toBe('我们去动物园');
});

it('shows the content of a recording without a transcript', () => {
  expect(occurrences(show({ ...recording, extractedText: 'quota' }), '去公园')).toBe(1);
  expect(screen.queryByLabelText('Transcript')).toBeNull();
});

it('shows the text of a photo beside the content only when they differ', () => {
  expect(occurrences(show({ ...photo, extractedText: ' 去公园\n' }), '去公园')).toBe(1);
  expect(screen.queryByRole('heading', { name: 'Text read from the photo' })).toBeNull();
});

it('shows the different text of a photo', () => {
  expect(show({ ...photo, extractedText: '去动物园' })).toContain('去动物园');
  expect(screen.getByRole('heading', { name: 'Text read from the photo' })).toBeTruthy();
});

it('looks up a character of the title like one of the text, and shows no readings above it', async () => {
  show({ title: '去公园', content: '' });
  const heading = screen.getByRole('heading');
  expect([heading.textContent, heading.querySelector('p')]).toEqual(['去公园', null]);
  fireEvent.click(within(heading).getByRole('button', { name: '园' }));
  expect(await screen.findByRole('dialog', { name: 'Reading of 公园' })).toBeTruthy();
  expect(within(heading).queryByText('yuán')).toBeNull();
});

/** A text without Chinese characters, for which a card shows no words of its author. */
const english = { content: 'We walked.', extractedText: '' };

it('says once who can see the entry: its author changes it there', () => {
  expect(occurrences(show({ ...english, privacyLevel: 'private' }), 'Private')).toBe(1);
  expect(screen.queryByRole('button', { name: 'Privacy: Private' })).toBeNull();
  cleanup();
  queryClient.setQueryData(currentUserQuery.queryKey, { id: entry.userId } as OwnUser);
  expect(occurrences(show({ ...english, privacyLevel: 'private' }), 'Private')).toBe(1);
  expect(screen.getByRole('button', { name: 'Privacy: Private' })).toBeTruthy();
});

it.each([
  ['a school is asked once more', true, 'Yes, make it public'],
  ['a family is not asked', false, null],
])('before the entry becomes public, the author in %s', async (_, confirmPublic, confirmation) => {
  const changes: unknown[] = [];
  server.use(
    http.get('/api/config', () => HttpResponse.json({ confirmPublic })),
    http.patch('/api/journal-entries/:id', async ({ request }) => {
      changes.push(await request.json());
      return HttpResponse.json({ ...entry, privacyLevel: 'public' });
    }),
  );
  queryClient.setQueryData(currentUserQuery.queryKey, { id: entry.userId } as OwnUser);
  show({ ...english, privacyLevel: 'private' });
  await waitFor(() => expect(queryClient.getQueryData(['config'])).toEqual({ confirmPublic }));
  fireEvent.click(screen.getByRole('button', { name: 'Privacy: Private' }));
  fireEvent.click(await screen.findByRole('menuitemradio', { name: 'Public' }));
  const button = confirmation === null ? null : await screen.findByRole('button', { name: confirmation });
  // Without the author's choice in the dialog, nothing is sent.
  if (button && changes.length === 0) fireEvent.click(button);
  await waitFor(() => expect(changes).toEqual([{ privacyLevel: 'public', isPublic: true }]));
});
