import { concatBytes, utf8ToBytes } from '@noble/ciphers/utils.js';
import { parse as parseUuid } from 'uuid';
import { safeLocalStorage } from '../../lib/safe-local-storage.ts';
import {
  readSealedValue,
  removeSealedValue,
  sealedStorageName,
  writeSealedValue,
} from '../../lib/sealed-storage/sealed-local-storage.ts';
import { plaintextDrafts } from '../../lib/sealed-storage/sealed-value-format.ts';
import { type EntryDraft, emptyDraft, isEmptyDraft } from './draft.ts';

export { mergeDrafts } from './merge-drafts.ts';

const draftLabel = utf8ToBytes('draft');
const editLabel = (entryId: string): Uint8Array => concatBytes(utf8ToBytes('edit:'), parseUuid(entryId));

/** The local storage key of the signed-in user's draft of a new entry; null when nothing can be stored. */
export const draftStorageName = (): string | null => sealedStorageName(draftLabel);

/** A stored draft. Earlier versions of the app knew no privacy level for friends, and stored whether the entry is public. */
type StoredDraft = Partial<EntryDraft> & { isPublic?: boolean };

const completeDraft = ({ isPublic, ...stored }: StoredDraft): EntryDraft => ({
  ...emptyDraft,
  ...(isPublic && { privacyLevel: 'public' }),
  ...stored,
});

/** Reads the signed-in user's draft of a new entry from local storage; returns an empty draft when none is stored. */
export const loadDraft = (): EntryDraft => completeDraft(readSealedValue<StoredDraft>(draftLabel) ?? {});

/** Returns the stored value of the draft, which differs after every change of the draft; null for an empty draft. */
export function storedDraftValue(): string | null {
  const name = draftStorageName();
  return name && safeLocalStorage.read(name);
}

/** Writes the draft to local storage, sealed; an empty draft is deleted from local storage instead. */
export function storeDraft(draft: EntryDraft): void {
  if (isEmptyDraft(draft)) removeSealedValue(draftLabel);
  else writeSealedValue(draftLabel, draft);
}

/** The author's unsaved changes to an existing entry; null when there are none. */
export const loadEdit = <Edit>(entryId: string): Edit | null => readSealedValue<Edit>(editLabel(entryId));
export const storeEdit = (entryId: string, edit: object): void => writeSealedValue(editLabel(entryId), edit);
export const deleteEdit = (entryId: string): void => removeSealedValue(editLabel(entryId));

/** Maps field names of drafts that earlier versions of the app stored to the current field names. */
const renamedFields: Record<string, keyof EntryDraft> = {
  textRemoved: 'extractedTextCleared',
  heard: 'browserTranscript',
  toBeSaved: 'saveRequested',
};

/**
 * Earlier versions of the app stored drafts unsealed. Seals the drafts of the signed-in user, and deletes the drafts of other users, because this
 * session does not have their keys.
 */
export function sealPlaintextDrafts(userId: string | null): void {
  for (const { storageName, id, json } of plaintextDrafts()) {
    const [ownerId = '', entryId] = id.split('.');
    if (ownerId === userId) adoptPlaintextDraft(entryId, JSON.parse(json) as object);
    safeLocalStorage.remove(storageName);
  }
}

function adoptPlaintextDraft(entryId: string | undefined, stored: object): void {
  if (entryId) {
    if (!loadEdit(entryId)) storeEdit(entryId, stored);
    return;
  }
  const fields = Object.entries(stored).map(([name, value]) => [renamedFields[name] ?? name, value]);
  if (isEmptyDraft(loadDraft())) storeDraft(completeDraft(Object.fromEntries(fields) as StoredDraft));
}
