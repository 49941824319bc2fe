import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { emptyDraft, deleteDraftsAndPendingUploads, storeDraft, loadDraft } from './draft.ts';

/** As much of the browser's storage as a draft needs. */
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

  it('is there again after a reload, for its writer alone', () => {
    storeDraft('mei', draft);
    expect(loadDraft('mei')).toEqual(draft);
    expect(loadDraft('ming')).toEqual(emptyDraft);
  });

  it('leaves nothing behind once it is empty', () => {
    storeDraft('mei', draft);
    storeDraft('mei', emptyDraft);
    expect(Object.keys(localStorage)).toEqual(['memory.theme']);
  });

  it('is gone from a shared computer after signing out; other things stay', async () => {
    storeDraft('mei', draft);
    storeDraft('ming', draft);
    await deleteDraftsAndPendingUploads();
    expect(Object.keys(localStorage)).toEqual(['memory.theme']);
  });

  it('is no reason to fail where the browser keeps nothing', () => {
    globalThis.localStorage = { getItem: refuse, setItem: refuse, removeItem: refuse } as unknown as Storage;
    expect(() => storeDraft('mei', draft)).not.toThrow();
    expect(loadDraft('mei')).toEqual(emptyDraft);
  });
});

function refuse(): never {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
}
