/** @vitest-environment dom */
import { act } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderHookWithProviders } from '../../../test/render.tsx';
import { beginPageOf } from '../../../test/session-cookies.ts';
import { draftStorageName, loadDraft, storeDraft, storedDraftValue } from './draft-storage.ts';
import { emptyDraft } from './draft.ts';
import { loadDraftStorage } from './lazy-draft-storage.ts';
import { useDraft } from './use-draft.ts';

/** Changes the stored draft as another tab does, and dispatches the event that this tab then gets. `seen` is what that tab has seen. */
function inAnotherTab(change: () => void, seen = storedDraftValue()): void {
  change();
  const event = new StorageEvent('storage', { key: draftStorageName(), oldValue: seen });
  act(() => void window.dispatchEvent(event));
}

beforeEach(async () => {
  beginPageOf('mei');
  await loadDraftStorage();
});

describe('useDraft', () => {
  it('restores the draft on the next load', () => {
    const { result, unmount } = renderHookWithProviders(() => useDraft());
    act(() => result.current.changeDraft({ title: '今天' }));
    unmount();
    expect(renderHookWithProviders(() => useDraft()).result.current.draft).toEqual({
      ...emptyDraft,
      title: '今天',
    });
  });

  it('is cleared in storage and on the page', () => {
    const { result } = renderHookWithProviders(() => useDraft());
    act(() => result.current.changeDraft({ title: '今天' }));
    act(() => result.current.clearDraft({ title: '今天', content: '' }));
    expect(result.current.draft).toEqual(emptyDraft);
    expect(loadDraft()).toEqual(emptyDraft);
    expect(localStorage).toHaveLength(0);
  });

  it('shows what another tab typed, and is cleared when that tab saved it', () => {
    const { result } = renderHookWithProviders(() => useDraft());
    inAnotherTab(() => storeDraft({ ...emptyDraft, title: '今天' }));
    expect(result.current.draft.title).toBe('今天');
    inAnotherTab(() => storeDraft(emptyDraft));
    expect(result.current.draft).toEqual(emptyDraft);
  });

  it('shows what another tab stored between the first render and its end', () => {
    const { result } = renderHookWithProviders(() => {
      useLayoutEffect(() => storeDraft({ ...emptyDraft, title: '今天' }), []);
      return useDraft();
    });
    expect(result.current.draft.title).toBe('今天');
  });

  it('keeps a queued save when an edit changes nothing', () => {
    const { result } = renderHookWithProviders(() => useDraft());
    act(() => result.current.changeDraft({ title: '今天', saveRequested: true }));
    act(() => result.current.editDraft(() => null));
    expect(result.current.draft.saveRequested).toBe(true);
    act(() => result.current.editDraft({ title: '昨天' }));
    expect(result.current.draft.saveRequested).toBe(false);
  });

  it('appends files to the latest draft', () => {
    const { result } = renderHookWithProviders(() => useDraft());
    const { addFile } = result.current;
    act(() => {
      addFile({ url: '/media/1', type: 'image/png', name: 'a.png' });
      addFile({ url: '/media/2', type: 'image/png', name: 'b.png' });
    });
    expect(result.current.draft.mediaFiles.map(({ url }) => url)).toEqual(['/media/1', '/media/2']);
  });

  it('uses an extracted text as content only when nothing was typed', () => {
    const { result } = renderHookWithProviders(() => useDraft());
    act(() => result.current.setExtractedText('下雪了'));
    expect(result.current.draft).toMatchObject({ content: '下雪了', extractedText: '下雪了' });
    act(() => result.current.changeDraft({ content: '我写的' }));
    act(() => result.current.setExtractedText('下雨了'));
    expect(result.current.draft).toMatchObject({ content: '我写的', extractedText: '下雨了' });
  });

  it('keeps a new extracted text that follows one the author emptied', () => {
    const { result } = renderHookWithProviders(() => useDraft());
    act(() => result.current.changeDraft({ extractedText: '', extractedTextCleared: true }));
    act(() => result.current.setExtractedText('下雪了'));
    expect(result.current.draft.extractedTextCleared).toBe(false);
  });

  it('ignores changes of other values in storage', () => {
    const { result } = renderHookWithProviders(() => useDraft());
    act(() => result.current.changeDraft({ title: '今天' }));
    storeDraft({ ...emptyDraft, title: '明天' });
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'memory.theme' })));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
    expect(result.current.draft.title).toBe('今天');
  });

  it('follows what another tab has changed in its own text', () => {
    const { result } = renderHookWithProviders(() => useDraft());
    act(() => result.current.changeDraft({ title: '今天', content: '下雪了' }));
    inAnotherTab(() => storeDraft({ ...loadDraft(), content: '下雨' }));
    expect(result.current.draft).toMatchObject({ title: '今天', content: '下雨', otherText: null });
  });

  it('asks about a text that another tab stored without having seen the one typed here', () => {
    const { result } = renderHookWithProviders(() => useDraft());
    const seen = storedDraftValue();
    act(() => result.current.changeDraft({ content: '下雪了' }));
    inAnotherTab(() => storeDraft({ ...emptyDraft, content: '我在家' }), seen);
    expect(result.current.draft).toMatchObject({ content: '下雪了', otherText: { content: '我在家' } });
    expect(loadDraft()).toEqual(result.current.draft);
  });

  it('merges a change into a draft that the browser has not reported yet', () => {
    const { result } = renderHookWithProviders(() => useDraft());
    act(() => result.current.changeDraft({ content: '下' }));
    storeDraft({ ...loadDraft(), content: '下雪了' });
    act(() => result.current.addFile({ url: '/media/1', type: 'image/png', name: 'a.png' }));
    expect(loadDraft()).toMatchObject({ content: '下雪了', mediaFiles: [{ url: '/media/1' }] });
  });

  it.each(['focus', 'visibilitychange'])('catches up when the user turns to the tab (%s)', (event) => {
    const { result } = renderHookWithProviders(() => useDraft());
    act(() => result.current.changeDraft({ content: '下雪了' }));
    storeDraft({ ...emptyDraft, content: '我在家' });
    act(() => void (event === 'focus' ? window : document).dispatchEvent(new Event(event)));
    expect(result.current.draft).toMatchObject({ content: '我在家', otherText: null });
  });

  it('keeps what another tab typed while this one saved, with the attempt that saved the rest', () => {
    const { result } = renderHookWithProviders(() => useDraft());
    const attempt = { key: 'key-1', body: {} as never };
    act(() => result.current.changeDraft({ title: '今天', content: '下雪', attempt }));
    inAnotherTab(() => storeDraft({ ...loadDraft(), content: '下雪了' }));
    act(() => result.current.clearDraft({ title: '今天', content: '下雪' }));
    expect(result.current.draft).toMatchObject({ title: '今天', content: '下雪了', attempt, saveRequested: false });
  });

  it('begins the next draft with a text about which the author was asked and did not answer', () => {
    const { result } = renderHookWithProviders(() => useDraft());
    const otherText = { title: '昨天', content: '我在家' };
    act(() => result.current.changeDraft({ title: '今天', content: '下雪', otherText }));
    act(() => result.current.clearDraft({ title: '今天', content: '下雪' }));
    expect(result.current.draft).toEqual({ ...emptyDraft, ...otherText });
  });
});
