import type { NewEntry, PrivacyLevel } from '@memory/contracts';
import type { AttachedFile } from '../../capture/index.ts';
import { proposeTitle } from './propose-title.ts';

/** The fields of a new entry that is not saved yet. URLs refer to files that are uploaded already. */
export interface EntryDraft {
  /** The title that the author typed. While it is empty, the entry has the title that is proposed for its text. */
  title: string;
  content: string;
  extractedText: string;
  /** Whether the author deleted the extracted text. The server must then not fill in the text again. */
  extractedTextCleared: boolean;
  originalAudioUrl: string | null;
  originalImageUrl: string | null;
  mediaFiles: AttachedFile[];
  privacyLevel: PrivacyLevel;
  location: string;
  latitude: string | null;
  longitude: string | null;
  /** Transcript of the recording by the browser's speech recognition, which is used when the server returns no transcript. */
  browserTranscript: string;
  /** The save attempt that got no response, so that the entry may or may not exist on the server; null when there is none. */
  attempt: SaveAttempt | null;
  /** The text that another tab stored at the same time, until the author has chosen which text to keep; null when there is none. */
  otherText: DraftText | null;
  /** Whether the author pressed Save while saving was not possible. The draft is then saved automatically once saving is possible. */
  saveRequested: boolean;
}

/** The texts that an author types. */
export interface DraftText {
  title: string;
  content: string;
}

/** The first request that saves a draft. Repeating this request under its idempotency key creates no second entry. */
export interface SaveAttempt {
  /** The idempotency key of the request that creates the entry. */
  key: string;
  body: NewEntry;
}

export const emptyDraft: EntryDraft = {
  title: '',
  content: '',
  extractedText: '',
  extractedTextCleared: false,
  originalAudioUrl: null,
  originalImageUrl: null,
  mediaFiles: [],
  privacyLevel: 'private',
  location: '',
  latitude: null,
  longitude: null,
  browserTranscript: '',
  attempt: null,
  otherText: null,
  saveRequested: false,
};

export function isEmptyDraft({ mediaFiles, ...rest }: EntryDraft): boolean {
  const isUnchanged = Object.entries(rest).every(([field, value]) => value === emptyDraft[field as keyof EntryDraft]);
  return mediaFiles.length === 0 && isUnchanged;
}

/** The content of the entry: what the author typed, or the text extracted from the photo or the recording. */
export const entryContent = ({ content, extractedText }: EntryDraft): string =>
  content.trim() === '' ? extractedText : content;

/** The title of the entry: what the author typed, or a title that is proposed for its content. */
export const entryTitle = (draft: EntryDraft): string =>
  draft.title === '' ? proposeTitle(entryContent(draft)) : draft.title.trim();

/** Joins two texts to one with two paragraphs. */
export const joinTexts = (one: string, other: string): string =>
  [one, other].filter((text) => text !== '').join('\n\n');

/** The author's choice between the text in the form (`mine`) and the text of another tab (`other`). */
export type OtherTextChoice = 'both' | 'mine' | 'other';

/** Returns the fields of the draft after the author's choice. */
export function resolveOtherText(
  { title, content, otherText }: EntryDraft,
  choice: OtherTextChoice,
): Pick<EntryDraft, 'title' | 'content' | 'otherText'> {
  if (!otherText || choice === 'mine') return { title, content, otherText: null };
  if (choice === 'other')
    return { title: otherText.title || title, content: otherText.content || content, otherText: null };
  const added = [otherText.title, otherText.content].filter((text) => text !== '').join('\n');
  return { title, content: joinTexts(content, added), otherText: null };
}
