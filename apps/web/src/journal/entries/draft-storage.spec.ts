/** @vitest-environment dom */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginPage, beginPageOf, deleteSessionCookies } from '../../../test/session-cookies.ts';
import { deleteEdit, loadDraft, loadEdit, sealPlaintextDrafts, storeDraft, storeEdit } from './draft-storage.ts';
import { emptyDraft } from './draft.ts';

const ENTRY = '01890000-0000-7000-8000-000000000001';
const draft = { ...emptyDraft, title: '今天', content: '下雪了' };
const edit = { title: '昨天', version: 3 };
/** All of local storage as one text, as somebody with the developer tools sees it, who also decodes the Base64 of sealed values. */
const storedText = () =>
  Object.entries({ ...localStorage } as Record<string, string>)
    .flatMap(([name, value]) => [name, value, value.startsWith('v1.') ? atob(value.slice(3)) : ''])
    .join('\n');

beforeEach(() => {
  localStorage.setItem('memory.theme', 'night');
  beginPageOf('mei');
});
afterEach(() => {
  localStorage.clear();
  deleteSessionCookies();
});

describe('drafts and edits', () => {
  it('are restored after a reload', () => {
    storeDraft(draft);
    storeEdit(ENTRY, edit);
    beginPage('mei');
    expect([loadDraft(), loadEdit(ENTRY)]).toEqual([draft, edit]);
  });

  it('are restored after the session ended and the same user signed in again', () => {
    storeDraft(draft);
    deleteSessionCookies();
    beginPage(null);
    expect(loadDraft()).toEqual(emptyDraft);
    beginPageOf('mei');
    expect(loadDraft()).toEqual(draft);
  });

  it('cannot be read by the next user, who has drafts of their own', () => {
    storeDraft(draft);
    storeEdit(ENTRY, edit);
    const names = Object.keys(localStorage);
    beginPageOf('ming');
    expect([loadDraft(), loadEdit(ENTRY)]).toEqual([emptyDraft, null]);
    storeDraft({ ...draft, title: '明天' });
    expect(Object.keys(localStorage)).toEqual(expect.arrayContaining(names));
    beginPageOf('mei');
    expect(loadDraft().title).toBe('今天');
  });

  it('tell nothing in storage: no text, no user, no entry', () => {
    storeDraft(draft);
    storeEdit(ENTRY, edit);
    expect(storedText()).not.toMatch(/今天|下雪|昨天|mei|title/);
    expect(storedText()).not.toContain(ENTRY);
    expect(Object.keys(localStorage)).toHaveLength(3);
  });

  it('do not open under another name, so that nobody can exchange them', () => {
    storeDraft(draft);
    storeDraft(draft);
    storeEdit(ENTRY, edit);
    const [one = '', other = ''] = Object.keys(localStorage).filter((name) => name !== 'memory.theme');
    const [first, second] = [localStorage.getItem(one)!, localStorage.getItem(other)!];
    localStorage.setItem(one, second);
    localStorage.setItem(other, first);
    expect([loadDraft(), loadEdit(ENTRY)]).toEqual([emptyDraft, null]);
  });

  it.each(['v1.', 'v1.%', 'v1.AAAA', 'v2.AAAA', ''])('are empty when the stored value is damaged: %j', (damaged) => {
    storeDraft(draft);
    const [name = ''] = Object.keys(localStorage).filter((key) => key !== 'memory.theme');
    localStorage.setItem(name, damaged);
    expect(loadDraft()).toEqual(emptyDraft);
  });

  it('are not stored at all without a session', () => {
    deleteSessionCookies();
    beginPage('mei');
    storeDraft(draft);
    storeEdit(ENTRY, edit);
    storeDraft(emptyDraft);
    deleteEdit(ENTRY);
    expect(Object.keys(localStorage)).toEqual(['memory.theme']);
  });

  it('are removed when they are empty or saved', () => {
    storeDraft(draft);
    storeEdit(ENTRY, edit);
    storeDraft(emptyDraft);
    deleteEdit(ENTRY);
    expect(Object.keys(localStorage)).toEqual(['memory.theme']);
  });

  it('are empty when the browser rejects storage', () => {
    const rejected = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    expect(() => storeDraft(draft)).not.toThrow();
    rejected.mockRestore();
    expect(loadDraft()).toEqual(emptyDraft);
  });
});

describe('unsealed drafts of earlier versions', () => {
  beforeEach(() => {
    localStorage.setItem(
      'memory.draft.mei',
      JSON.stringify({ title: '今天', heard: '下雪了', toBeSaved: true, textRemoved: true, isPublic: true }),
    );
    localStorage.setItem(`memory.draft.mei.${ENTRY}`, JSON.stringify(edit));
    localStorage.setItem('memory.draft.ming', JSON.stringify({ title: '明天' }));
  });

  it('are sealed for the signed-in user, and deleted for others', () => {
    sealPlaintextDrafts('mei');
    expect(storedText()).not.toMatch(/今天|明天|昨天|ming/);
    expect(loadEdit(ENTRY)).toEqual(edit);
    expect(loadDraft()).toEqual({
      ...emptyDraft,
      title: '今天',
      browserTranscript: '下雪了',
      saveRequested: true,
      extractedTextCleared: true,
      privacyLevel: 'public',
    });
  });

  it('do not replace newer sealed ones', () => {
    storeDraft(draft);
    sealPlaintextDrafts('mei');
    expect(loadDraft()).toEqual(draft);
  });

  it('are deleted when nobody is signed in', () => {
    sealPlaintextDrafts(null);
    expect(Object.keys(localStorage)).toEqual(['memory.theme']);
  });
});
