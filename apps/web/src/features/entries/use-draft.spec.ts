/** @jest-environment ./test/dom-environment.cjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import { renderHookWithProviders } from '../../../test/render.tsx';
import { beginPageOf } from '../../../test/session-cookies.ts';
import { draftStorageName, loadDraft, storeDraft } from './draft-storage.ts';
import { emptyDraft } from './draft.ts';
import { loadDraftStorage } from './lazy-draft-storage.ts';
import { useDraft } from './use-draft.ts';

/** Changes the stored draft as another tab does, and dispatches the event that this tab then gets. */
function inAnotherTab(change: () => void): void {
  change();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: draftStorageName() })));
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
    act(() => result.current.clearDraft());
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
});
