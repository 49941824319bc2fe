import type { Entry } from '@memory/contracts';
import { transcriptOrNull } from '../../../capture/index.ts';
import { TranscriptReviewButton } from '../../transcript-review/components/transcript-review-button.tsx';
import { ExtractedTextStatus } from './extracted-text-status.tsx';

interface OwnExtractedTextProps {
  entry: Entry;
  /** The recording, or else the photo, that the text comes from. */
  url: string;
}

/**
 * Shown below the recording or photo of the user's own entry: the status of the text extraction until there is a text, then a button to check the
 * transcript.
 */
export default function OwnExtractedText({ entry, url }: OwnExtractedTextProps) {
  const { content, extractedText, originalAudioUrl, transcriptState } = entry;
  if (extractedText === '')
    return <ExtractedTextStatus url={url} kind={originalAudioUrl ? 'voice' : 'photo'} typed={content} />;
  const isChecked = transcriptState !== undefined && transcriptOrNull(extractedText) !== null;
  return isChecked ? <TranscriptReviewButton entry={entry} /> : null;
}
