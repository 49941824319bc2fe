import type { FileRole } from '../generated/prisma/client.ts';
import type { ResolvedEntryFile } from './entry-files.ts';
import type { EntryRecord } from './entry.presenter.ts';
import type { TextOfFiles } from './extracted-texts.ts';

/** The effects of a change of an entry on the entry's text and files. */
interface ChangeOfText {
  /** The text that the author sends, if any. */
  readonly typedText: string | undefined;
  /** The text of the entry's files that replaces the entry's text; an empty object when the text is kept. */
  readonly textOfFiles: Partial<TextOfFiles>;
  /** The roles whose files are replaced, and their new files. */
  readonly roles: readonly FileRole[];
  readonly files: readonly ResolvedEntryFile[];
  readonly isConfirmed: boolean;
}

/**
 * Whether the text of an entry is an unconfirmed transcript after a change. A corrected draft stays a draft until its author confirms it. A text
 * that is sent together with a new recording is the transcript of the new recording.
 */
export function isTranscriptDraftAfter(
  before: Pick<EntryRecord, 'isTranscriptDraft' | 'files'>,
  { typedText, textOfFiles, roles, files, isConfirmed }: ChangeOfText,
): boolean {
  const recordingBefore = recordingOf(before.files);
  const recording = roles.includes('audio') ? recordingOf(files) : recordingBefore;
  if (isConfirmed || recording === undefined || typedText === '') return false;
  if (typedText !== undefined) return before.isTranscriptDraft || recording !== recordingBefore;
  return textOfFiles.isTranscriptDraft ?? before.isTranscriptDraft;
}

const recordingOf = (files: readonly { role: FileRole; fileId: string }[]): string | undefined =>
  files.find(({ role }) => role === 'audio')?.fileId;
