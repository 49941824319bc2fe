import { act, waitFor } from '@testing-library/react';
/** @vitest-environment dom */
import { beforeEach, expect, it } from 'vitest';
import { renderHookWithProviders } from '../../../test/render.tsx';
import { beginPageOf } from '../../../test/session-cookies.ts';
import { draftStorage, withStoredDraft } from './lazy-draft-storage.ts';
import { useDraft } from './use-draft.ts';

beforeEach(() => beginPageOf('mei'));

// Each step begins where the one before ended, because a module is loaded once.
it('stores what was typed before its code was loaded, and is there before a form with a stored draft', async () => {
  await withStoredDraft(Promise.resolve());
  expect(draftStorage()).toBeNull();

  const { result, unmount } = renderHookWithProviders(() => useDraft());
  act(() => result.current.changeDraft({ title: '今天' }));
  expect(localStorage).toHaveLength(0);
  await waitFor(() => expect(draftStorage()?.loadDraft().title).toBe('今天'));
  unmount();

  await withStoredDraft(Promise.resolve());
  expect(renderHookWithProviders(() => useDraft()).result.current.draft.title).toBe('今天');
});
