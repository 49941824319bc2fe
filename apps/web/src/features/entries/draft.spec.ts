import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { emptyDraft, deleteDraftsAndPendingUploads, storeDraft, loadDraft } from './draft.ts';

/** The part of the Storage interface that drafts use. */
function storageOf(entries: Record<string, string>): Storage {
  return Object.assign(
    Object.create({
      getItem(this: Record<string, string>, key: string) {
        return this[key] ?? null;
      },
      setItem(this: Record<string, string>, key: string, value: string) {
        this[key] = value;
      },
      removeItem(this: Record<string, string>, key: string) {
        delete this[key];
      },
    }) as object,
    entries,
  ) as Storage;
}

const draft = { ...emptyDraft, title: '今天', content: '下雪了' };

describe('the draft', () => {
  beforeEach(() => {
    globalThis.localStorage = storageOf({ 'memory.theme': 'night' });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'localStorage');
  });

  it('is restored after a reload, for its author only', () => {
    storeDraft('mei', draft);
    expect(loadDraft('mei')).toEqual(draft);
    expect(loadDraft('ming')).toEqual(emptyDraft);
  });

  it('is removed from storage when it is empty', () => {
    storeDraft('mei', draft);
    storeDraft('mei', emptyDraft);
    expect(Object.keys(localStorage)).toEqual(['memory.theme']);
  });

  it('is deleted at sign-out; other stored values stay', async () => {
    storeDraft('mei', draft);
    storeDraft('ming', draft);
    await deleteDraftsAndPendingUploads();
    expect(Object.keys(localStorage)).toEqual(['memory.theme']);
  });

  it('is empty when the browser rejects storage', () => {
    globalThis.localStorage = {
      getItem: rejectAccess,
      setItem: rejectAccess,
      removeItem: rejectAccess,
    } as unknown as Storage;
    expect(() => storeDraft('mei', draft)).not.toThrow();
    expect(loadDraft('mei')).toEqual(emptyDraft);
  });
});

function rejectAccess(): never {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
}
