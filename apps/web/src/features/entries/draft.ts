import { deviceStorage } from '../../lib/device-storage.ts';

/** What is being written and not yet saved. The URLs are of files already uploaded. */
export interface Draft {
  title: string;
  content: string;
  extractedText: string;
  originalAudioUrl: string | null;
  originalImageUrl: string | null;
  isPublic: boolean;
}

export const emptyDraft: Draft = {
  title: '',
  content: '',
  extractedText: '',
  originalAudioUrl: null,
  originalImageUrl: null,
  isPublic: false,
};

const PREFIX = 'memory.draft.';

/** The draft this person left on this device. */
export function keptDraft(userId: string): Draft {
  const kept = deviceStorage.read(PREFIX + userId);
  return kept === null ? emptyDraft : { ...emptyDraft, ...(JSON.parse(kept) as Partial<Draft>) };
}

export function keepDraft(userId: string, draft: Draft): void {
  const empty = (Object.keys(emptyDraft) as (keyof Draft)[]).every((field) => draft[field] === emptyDraft[field]);
  if (empty) deviceStorage.remove(PREFIX + userId);
  else deviceStorage.write(PREFIX + userId, JSON.stringify(draft));
}

export function forgetDrafts(): void {
  for (const key of deviceStorage.keys()) {
    if (key.startsWith(PREFIX)) deviceStorage.remove(key);
  }
}
