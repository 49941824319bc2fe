/** @vitest-environment dom */
import 'fake-indexeddb/auto';
import type { User } from '@memory/contracts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderWithProviders } from '../../../../test/render.tsx';
import { server } from '../../../../test/server.ts';
import { beginPageOf } from '../../../../test/session-cookies.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useCurrentToast } from '../../../lib/toasts.ts';
import { type EntryDraft, emptyDraft } from '../draft.ts';
import { preloadJustSavedSequence } from '../just-saved-entry.ts';
import { loadDraftStorage } from '../lazy-draft-storage.ts';
import FirstEntryIdeas from './first-entry-ideas.tsx';
import { NewEntryPanel } from './new-entry-panel.tsx';

const { storeDraft } = await loadDraftStorage();
const user = { id: 'mei' } as User;

const familyConfig = { browserSpeech: false, storePositions: true, confirmPublic: false };
let config: object;
let received: object[];
beforeEach(() => {
  config = familyConfig;
  beginPageOf(user.id);
  received = [];
  server.use(
    http.get('/api/config', () => HttpResponse.json(config)),
    // What the question of the day is chosen from.
    http.get('/api/vocabulary/compact', () => HttpResponse.json([], { headers: { 'X-Total-Count': '0' } })),
    http.get('/api/reviews/due', () => HttpResponse.json({ day: '2026-12-03', cards: [] })),
    http.get('/api/journal-entries/on-this-day', () => HttpResponse.json({ today: '2026-12-03', days: [] })),
    http.post('/api/journal-entries', async ({ request }) => {
      received.push((await request.json()) as object);
      return HttpResponse.json({ id: 'entry-1', version: 1, shareId: null }, { status: 201 });
    }),
  );
});
afterEach(() => localStorage.clear());

const privacySwitch = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });
const switchedOn = () =>
  screen.getAllByRole('switch', { checked: true }).map((element) => element.closest('label')?.textContent);
const contentField = () => screen.getByLabelText<HTMLTextAreaElement>('Content');
const content = () => contentField().value;
const titleField = () => screen.getByLabelText<HTMLInputElement>('Title');
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const saveButton = () => screen.getByRole('button', { name: 'Save Memory' });
const chooseIdea = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

function renderForm(draft: Partial<EntryDraft> = {}): void {
  storeDraft({ ...emptyDraft, title: '今天', ...draft });
  renderWithProviders(<NewEntryPanel user={user} />);
}

it('an idea for a first entry begins the content with the cursor behind it, another one takes its place, and no typed text is lost', () => {
  storeDraft(emptyDraft);
  renderWithProviders(
    <>
      <NewEntryPanel user={user} />
      <FirstEntryIdeas />
    </>,
  );
  chooseIdea(/^今天我吃了/);
  expect([content(), document.activeElement]).toEqual(['今天我吃了', contentField()]);
  expect([contentField().selectionStart, contentField().selectionEnd]).toEqual([5, 5]);
  chooseIdea(/^我最好的朋友/);
  expect([content(), contentField().selectionStart]).toEqual(['我最好的朋友', 6]);
  type(contentField(), '我最好的朋友小明');
  chooseIdea(/^今天我吃了/);
  expect([content(), document.activeElement]).toEqual(['我最好的朋友小明', contentField()]);
});

describe('the title of a new entry', () => {
  const ToastTitle = () => <output aria-label="toast">{useCurrentToast()?.title}</output>;

  it('is proposed from the first words until the author changes it', async () => {
    renderForm({ title: '' });
    type(contentField(), '今天下雪了。我很高兴');
    expect(titleField().value).toBe('今天下雪了');
    type(contentField(), '今天下大雪了。我很高兴');
    expect(titleField().value).toBe('今天下大雪了');
    type(titleField(), '今天下大雪了！');
    type(contentField(), '昨天');
    expect(titleField().value).toBe('今天下大雪了！');
    fireEvent.click(saveButton());
    await waitFor(() => expect(received).toMatchObject([{ title: '今天下大雪了！', content: '昨天' }]));
  });

  it('stays empty while the author empties it to write another one, and is proposed again when it is left empty', async () => {
    renderForm({ title: '', content: '今天下雪了。' });
    type(titleField(), '');
    expect(titleField().value).toBe('');
    fireEvent.blur(titleField());
    expect(titleField().value).toBe('今天下雪了');
    type(titleField(), '');
    fireEvent.click(saveButton());
    await waitFor(() => expect(received).toMatchObject([{ title: '今天下雪了' }]));
  });

  it('is proposed from the words of a recording or a photo', async () => {
    renderForm({ title: '', extractedText: '妈妈包饺子。真好吃' });
    expect(titleField().value).toBe('妈妈包饺子');
    fireEvent.click(saveButton());
    await waitFor(() => expect(received).toMatchObject([{ title: '妈妈包饺子', content: '妈妈包饺子。真好吃' }]));
  });

  it.each<[string, Partial<EntryDraft>]>([
    ['nothing was written', { title: '', location: 'Suzhou' }],
    ['the text has nothing visible', { title: '', content: ' \u200B\n' }],
    ['the author typed spaces as the title', { title: '  ', content: '今天下雪了' }],
  ])('is required when %s', async (_, draft) => {
    renderForm(draft);
    renderWithProviders(<ToastTitle />);
    fireEvent.click(saveButton());
    await waitFor(() => expect(screen.getByLabelText('toast').textContent).toBe('Title Required'));
    expect([received, document.activeElement]).toEqual([[], titleField()]);
  });
});

describe('the privacy of a new entry', () => {
  it('is chosen beside the Save button in each input mode, and only there', () => {
    renderForm();
    for (const mode of ['Voice', 'Type', 'Photo']) {
      fireEvent.click(screen.getByRole('radio', { name: mode }));
      expect(screen.getAllByRole('switch')).toHaveLength(3);
      expect(saveButton().parentElement?.contains(privacySwitch('Private'))).toBe(true);
      expect(privacySwitch('Private').closest('[hidden]')).toBeNull();
    }
  });

  it('is private at first; one switch is on, and Private and Public are opposites', () => {
    renderForm();
    expect(switchedOn()).toEqual(['Private']);
    fireEvent.click(privacySwitch('Friends'));
    expect(switchedOn()).toEqual(['Friends']);
    fireEvent.click(privacySwitch('Friends'));
    expect(switchedOn()).toEqual(['Private']);
    fireEvent.click(privacySwitch('Private'));
    expect(switchedOn()).toEqual(['Public']);
    fireEvent.click(privacySwitch('Public'));
    expect(switchedOn()).toEqual(['Private']);
  });

  it('is saved as chosen', async () => {
    renderForm();
    fireEvent.click(privacySwitch('Friends'));
    fireEvent.click(saveButton());
    await waitFor(() => expect(received).toMatchObject([{ privacyLevel: 'friends', isPublic: false }]));
  });

  it('is asked once more at a school, each time before an entry becomes public', async () => {
    config = { ...familyConfig, confirmPublic: true };
    renderForm({ privacyLevel: 'public' });
    for (const choice of ['Not now', 'Yes, make it public']) {
      expect(received).toEqual([]);
      fireEvent.click(saveButton());
      fireEvent.click(await screen.findByRole('button', { name: choice }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
    await waitFor(() => expect(received).toMatchObject([{ privacyLevel: 'public' }]));
  });

  it('is not asked in a family, whose sentence stands beside the Save button, nor at a school for friends', async () => {
    renderForm({ privacyLevel: 'public' });
    await waitFor(() => expect(queryClient.getQueryData(['config'])).toEqual(config));
    fireEvent.click(saveButton());
    await waitFor(() => expect(received).toMatchObject([{ privacyLevel: 'public' }]));
    cleanup();
    queryClient.clear();
    config = { ...familyConfig, confirmPublic: true };
    renderForm({ privacyLevel: 'friends' });
    fireEvent.click(saveButton());
    await waitFor(() => expect(received).toMatchObject([{}, { privacyLevel: 'friends' }]));
  });

  it.each<[string, Partial<EntryDraft>]>([
    ['Only you will see it.', {}],
    ['You and your friends will see it.', { privacyLevel: 'friends', location: 'Suzhou' }],
    ["Everyone will see it, people you don't know too.", { privacyLevel: 'public' }],
    ['They will see the name of the place, “Suzhou”.', { privacyLevel: 'public', location: 'Suzhou' }],
    [
      'They will see the name of the place, “Suzhou”, not the exact spot.',
      { privacyLevel: 'public', location: 'Suzhou', latitude: '31.3', longitude: '120.6' },
    ],
    ['They will not see the exact spot.', { privacyLevel: 'public', latitude: '31.3', longitude: '120.6' }],
  ])('is explained beside the button: %s', (sentence, draft) => {
    renderForm(draft);
    const explanation = document.getElementById(saveButton().getAttribute('aria-describedby') ?? '');
    expect(explanation?.textContent?.trim().endsWith(sentence)).toBe(true);
    expect(explanation?.ariaLive).toBe('polite');
  });
});

describe('a text that another tab stored at the same time', () => {
  const conflict = { content: '下雪了', otherText: { title: '昨天', content: '我在家' } };

  it.each([
    ['Keep both', '下雪了\n\n昨天\n我在家'],
    ['Keep only mine here', '下雪了'],
    ['Take the other one', '我在家'],
  ])('is shown until the author decides: %s', async (choice, expected) => {
    renderForm(conflict);
    expect((await screen.findByRole('alert')).textContent).toContain('我在家');
    fireEvent.click(screen.getByRole('button', { name: choice }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(content()).toBe(expected);
  });

  it('is not added to a content that has no room for it', async () => {
    renderForm({ ...conflict, content: '雪'.repeat(20_000) });
    await screen.findByRole('alert');
    expect(screen.queryByRole('button', { name: 'Keep both' })).toBeNull();
  });
});

const unfold = () => screen.queryByRole('button', { name: 'Write another memory' });

describe('after a save, the form', () => {
  it('is folded on phones, and opens again with the focus in the content', async () => {
    renderForm();
    fireEvent.click(saveButton());
    fireEvent.click(await screen.findByRole('button', { name: 'Write another memory' }));
    expect(unfold()).toBeNull();
    expect(document.activeElement).toBe(contentField());
  });

  it('opens by itself when another tab begins a draft', async () => {
    renderForm();
    fireEvent.click(saveButton());
    await screen.findByRole('button', { name: 'Write another memory' });
    storeDraft({ ...emptyDraft, title: '明天' });
    fireEvent.focus(window);
    expect(unfold()).toBeNull();
    expect(screen.getByDisplayValue('明天')).toBeDefined();
  });

  it.each<[string, () => Response]>([
    ['failed', () => HttpResponse.json({ statusCode: 400, code: 'invalid_request', message: '' }, { status: 400 })],
    ['will be repeated when the server is back', () => HttpResponse.error()],
  ])('stays open when the save %s', async (_, response) => {
    server.use(http.post('/api/journal-entries', response));
    renderForm();
    fireEvent.click(saveButton());
    await waitFor(() => expect(saveButton().textContent).toBe('Save Memory'));
    await preloadJustSavedSequence();
    expect(unfold()).toBeNull();
    expect(screen.getByDisplayValue('今天')).toBeDefined();
  });
});
