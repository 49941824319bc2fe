import type { Entry } from '@memory/contracts';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  TextExtractionProgress,
  transcriptOrNull,
  useExtractedText,
  useRetryTextExtraction,
} from '../../../capture/index.ts';
import { Button } from '../../../components/ui/button.tsx';
import { apiErrorMessage } from '../../../lib/api-errors.ts';
import { toast } from '../../../lib/toasts.ts';
import { TranscriptReviewButton } from '../../transcript-review/components/transcript-review-button.tsx';

interface OwnExtractedTextProps {
  entry: Entry;
  /** The URL of the recording, or of the photo if the entry has no recording, that the text comes from. */
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

interface ExtractedTextStatusProps {
  url: string;
  kind: 'voice' | 'photo';
  /** The text that the entry's author has typed. */
  typed: string;
}

/**
 * Status of the text extraction from an entry's recording or photo. Shows the progress, or the error with a button to retry; for a recording in
 * which no words were recognized, says that the author can type them.
 */
export function ExtractedTextStatus({ url, kind, typed }: ExtractedTextStatusProps) {
  const { t } = useTranslation();
  const { status, reason, progress } = useExtractedText(url);
  const retryExtraction = useRetryTextExtraction(url);
  if (status === 'pending')
    return (
      <TextExtractionProgress
        url={url}
        label={t(kind === 'voice' ? 'recording.transcribing' : 'photo.reading')}
        progress={progress}
      />
    );
  const isUnheard = status === 'done' && kind === 'voice' && typed === '';
  if (status !== 'failed' && !isUnheard) return null;
  if (reason === 'no_provider') return <p className="text-sm text-ink-soft">{t('textStatus.noProvider')}</p>;

  function retry(): void {
    retryExtraction.mutate(undefined, {
      onError: (error) =>
        toast({
          title: t('toast.error'),
          description: apiErrorMessage(error, t('timeline.failedText')),
          isError: true,
        }),
    });
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {isUnheard ? (
        <p className="text-ink-soft">{t('recorder.unheard.entry')}</p>
      ) : (
        <p className="text-cinnabar-text">
          {t(reason === 'unreadable' ? 'textStatus.unreadable' : `textStatus.${kind}`)}
        </p>
      )}
      <Button variant="ghost" className="text-sm!" disabled={retryExtraction.isPending} onClick={retry}>
        <RotateCcw size={16} aria-hidden />
        {t('textStatus.again')}
      </Button>
    </div>
  );
}
