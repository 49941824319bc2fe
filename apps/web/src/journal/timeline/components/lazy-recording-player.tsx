import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { transcriptOrNull } from '../../../capture/index.ts';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { preloadable } from '../../../lib/preloadable-component.ts';
import { AnnotatedText } from '../../../reading/index.ts';

export const playerClass = 'rounded-2xl bg-well p-4';

const RecordingPlayer = preloadable(() => import('./recording-player.tsx'));

export interface LazyRecordingPlayerProps {
  url: string;
  transcript: string;
  /** A link beside the buttons for the reading aids of the transcript. */
  link?: ReactNode;
}

/** The player of an entry's recording. Its code is loaded with the first entry that has a recording; until then, only the transcript is shown. */
export function LazyRecordingPlayer({ url, transcript, link }: LazyRecordingPlayerProps) {
  const { t } = useTranslation();
  const text = transcriptOrNull(transcript);
  return (
    <Suspense
      fallback={
        <div className={playerClass}>
          <Skeleton className="h-12" />
          {text && (
            <div className="mt-3">
              <AnnotatedText text={text} label={t('player.transcript')} link={link} />
            </div>
          )}
        </div>
      }
    >
      <RecordingPlayer url={url} transcript={transcript} link={link} />
    </Suspense>
  );
}
