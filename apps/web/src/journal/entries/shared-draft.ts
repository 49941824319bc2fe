import type { Entry } from '@memory/contracts';
import { createEntryBody } from './api/create-entry.ts';
import { type EntryDraft, emptyDraft, isEmptyDraft } from './draft.ts';
import { draftStorage } from './lazy-draft-storage.ts';

/**
 * The draft of the new entry, which all open tabs share. Each change is stored at once, and each tab takes over the changes of the other tabs. When a
 * tab changes a draft before it has taken over the stored one, both drafts are merged.
 */
export class SharedDraft {
  current: EntryDraft = emptyDraft;
  /** The stored value that this tab has read or written last. */
  private seenValue: string | null = null;
  /** Whether this tab wrote `seenValue`. */
  private isOwn = false;

  constructor() {
    this.follow();
  }

  change(change: (before: EntryDraft) => EntryDraft): void {
    const unseen = this.readUnseen();
    const changed = change(this.current);
    this.write(unseen ? merge(changed, unseen) : changed);
  }

  /** Takes over the stored draft. Called when the user turns to this tab, which the browser may have suspended. */
  follow(): void {
    const storage = draftStorage();
    if (!storage || storage.storedDraftValue() === this.seenValue) return;
    this.current = storage.loadDraft();
    this.seenValue = storage.storedDraftValue();
    this.isOwn = false;
  }

  /**
   * Follows another tab's change, or merges both drafts when that tab had not seen this tab's last change.
   * @param valueBefore the stored value that the other tab replaced
   */
  followChange(valueBefore: string | null): void {
    const unseen = this.readUnseen();
    if (!unseen) return;
    const isBasedOnMine = !this.isOwn || valueBefore === this.seenValue;
    const merged = isBasedOnMine ? unseen : merge(this.current, unseen);
    if (JSON.stringify(merged) === JSON.stringify(unseen)) this.follow();
    else this.write(merged);
  }

  /** Stores the text that the author typed before the module that stores drafts was loaded. */
  storeEarlyChanges(): void {
    if (isEmptyDraft(this.current)) this.follow();
    else this.change((draft) => draft);
  }

  /**
   * Empties the draft after it was saved as this entry. A text that another tab has typed since then stays, with the attempt that saved the entry, so
   * that the next save adds it to the entry. A text that waits for the author's choice becomes the next draft.
   */
  clear(entry: Pick<Entry, 'title' | 'content'>): void {
    const unseen = this.readUnseen();
    const latest = unseen ?? this.current;
    const { title, content } = createEntryBody(latest);
    const isChangedElsewhere = (unseen !== null || !this.isOwn) && (title !== entry.title || content !== entry.content);
    if (isChangedElsewhere && title !== '') this.write({ ...latest, saveRequested: false });
    else this.write({ ...emptyDraft, ...latest.otherText });
  }

  private readUnseen(): EntryDraft | null {
    const storage = draftStorage();
    return storage && storage.storedDraftValue() !== this.seenValue ? storage.loadDraft() : null;
  }

  private write(draft: EntryDraft): void {
    this.current = draft;
    const storage = draftStorage();
    if (!storage) return;
    storage.storeDraft(draft);
    this.seenValue = storage.storedDraftValue();
    this.isOwn = true;
  }
}

/** Merges a draft with a stored one. The code is part of the module that stores drafts, without which nothing is stored. */
const merge = (mine: EntryDraft, stored: EntryDraft): EntryDraft => draftStorage()?.mergeDrafts(mine, stored) ?? mine;
