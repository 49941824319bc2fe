/** @jest-environment ./test/dom-environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderHookWithProviders } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { markSessionRestored, checkSessionExpired, useSessionExpired } from '../session/session-expiry.ts';
import { draftStorageKey, emptyDraft, loadDraft, SIGN_OUT_STORAGE_KEY, storeDraft } from './draft.ts';
import { useDraft } from './use-draft.ts';

const userId = 'mei';
const key = draftStorageKey(userId);

/** The events of a tab that writes or, with null, deletes a stored value. */
function writeInAnotherTab(storageKey: string, value: string | null): void {
  if (value === null) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, value);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: storageKey, newValue: value })));
}

describe('useDraft', () => {
  it('restores the draft on the next load', () => {
    const { result, unmount } = renderHookWithProviders(() => useDraft(userId));
    act(() => result.current.changeDraft({ title: '今天' }));
    unmount();
    expect(renderHookWithProviders(() => useDraft(userId)).result.current.draft).toEqual({
      ...emptyDraft,
      title: '今天',
    });
  });

  it('is cleared in storage and on the page', () => {
    const { result } = renderHookWithProviders(() => useDraft(userId));
    act(() => result.current.changeDraft({ title: '今天' }));
    act(() => result.current.clearDraft());
    expect(result.current.draft).toEqual(emptyDraft);
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('shows what another tab typed, and is cleared when that tab saved it', () => {
    const { result } = renderHookWithProviders(() => useDraft(userId));
    writeInAnotherTab(key, JSON.stringify({ ...emptyDraft, title: '今天' }));
    expect(result.current.draft.title).toBe('今天');
    writeInAnotherTab(key, null);
    expect(result.current.draft).toEqual(emptyDraft);
  });

  it('appends files to the latest draft', () => {
    const { result } = renderHookWithProviders(() => useDraft(userId));
    const { addFile } = result.current;
    act(() => {
      addFile({ url: '/media/1', type: 'image/png', name: 'a.png' });
      addFile({ url: '/media/2', type: 'image/png', name: 'b.png' });
    });
    expect(result.current.draft.mediaFiles.map(({ url }) => url)).toEqual(['/media/1', '/media/2']);
  });

  it('uses an extracted text as content only when nothing was typed', () => {
    const { result } = renderHookWithProviders(() => useDraft(userId));
    act(() => result.current.setExtractedText('下雪了'));
    expect(result.current.draft).toMatchObject({ content: '下雪了', extractedText: '下雪了' });
    act(() => result.current.changeDraft({ content: '我写的' }));
    act(() => result.current.setExtractedText('下雨了'));
    expect(result.current.draft).toMatchObject({ content: '我写的', extractedText: '下雨了' });
  });

  it('keeps a new extracted text that follows one the author emptied', () => {
    const { result } = renderHookWithProviders(() => useDraft(userId));
    act(() => result.current.changeDraft({ extractedText: '', extractedTextCleared: true }));
    act(() => result.current.setExtractedText('下雪了'));
    expect(result.current.draft.extractedTextCleared).toBe(false);
  });

  it('survives a sign-out in another tab and is stored again when the user has signed in again', async () => {
    server.use(http.get('/api/simple-user', () => new HttpResponse(null, { status: 401 })));
    const { result } = renderHookWithProviders(() => ({ ...useDraft(userId), hasEnded: useSessionExpired() }));
    act(() => result.current.changeDraft({ title: '今天' }));
    writeInAnotherTab(SIGN_OUT_STORAGE_KEY, '1');
    writeInAnotherTab(key, null);
    expect(result.current.draft.title).toBe('今天');
    await act(() => checkSessionExpired(userId));
    await waitFor(() => expect(result.current.hasEnded).toBe(true));
    expect(loadDraft(userId)).toEqual(emptyDraft);
    act(markSessionRestored);
    expect(loadDraft(userId).title).toBe('今天');
  });

  it('does not replace a draft begun in another tab after the sign-out', async () => {
    server.use(http.get('/api/simple-user', () => new HttpResponse(null, { status: 401 })));
    const { result } = renderHookWithProviders(() => useDraft(userId));
    act(() => result.current.changeDraft({ title: '今天' }));
    writeInAnotherTab(SIGN_OUT_STORAGE_KEY, '1');
    writeInAnotherTab(key, null);
    writeInAnotherTab('memory.other', '1');
    expect(result.current.draft.title).toBe('今天');
    await act(() => checkSessionExpired(userId));
    storeDraft(userId, { ...emptyDraft, title: '明天' });
    act(markSessionRestored);
    expect(loadDraft(userId).title).toBe('明天');
  });

  it('is cleared again by other tabs after it was changed or replaced since a sign-out', () => {
    const { result } = renderHookWithProviders(() => useDraft(userId));
    act(() => result.current.changeDraft({ title: '今天' }));
    writeInAnotherTab(SIGN_OUT_STORAGE_KEY, '1');
    writeInAnotherTab(key, JSON.stringify({ ...emptyDraft, title: '明天' }));
    expect(result.current.draft.title).toBe('明天');
    act(() => result.current.changeDraft({ title: '后天' }));
    writeInAnotherTab(key, null);
    expect(result.current.draft).toEqual(emptyDraft);
  });

  it('reads drafts stored by earlier versions', () => {
    localStorage.setItem(key, JSON.stringify({ title: '今天', heard: '下雪了', toBeSaved: true, textRemoved: true }));
    expect(renderHookWithProviders(() => useDraft(userId)).result.current.draft).toEqual({
      ...emptyDraft,
      title: '今天',
      browserTranscript: '下雪了',
      saveRequested: true,
      extractedTextCleared: true,
    });
  });
});
