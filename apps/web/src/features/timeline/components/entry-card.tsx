import type { Entry } from '@memory/contracts';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { MoodPanel } from '../../mood/components/mood-panel.tsx';
import { moodText } from '../../mood/mood-text.ts';
import { VoicePlayer } from '../../recording/components/recording-player.tsx';
import { useSession } from '../../session/api/get-session.ts';
import { MemoryActions } from './entry-actions.tsx';
import { MemoryHeader } from './entry-header.tsx';
import { MemoryMedia } from './entry-media.tsx';
import { StudyText } from '../../reading/components/annotated-text.tsx';
import { TextStatus } from './extracted-text-status.tsx';

/**
 * One memory. `day` is its number in its writer's list, or null where that list is not what is shown. Remembered: a list that
 * grows does not draw its first cards again.
 */
export const MemoryCard = memo(function MemoryCard({ entry, day }: { entry: Entry; day: number | null }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const mine = user?.id === entry.userId;
  const readFromPhoto =
    entry.originalImageUrl !== null && entry.extractedText !== '' && entry.extractedText !== entry.content;
  const textFile = entry.originalAudioUrl ?? entry.originalImageUrl;
  const titleId = `memory-${entry.id}`;
  return (
    <article aria-labelledby={titleId} className="sheet overflow-hidden">
      <MemoryHeader entry={entry} day={day} titleId={titleId} />
      <MemoryMedia entry={entry} />
      <div className="grid gap-5 p-5 sm:p-6 sm:pt-5">
        {entry.originalAudioUrl && (
          <VoicePlayer key={entry.originalAudioUrl} url={entry.originalAudioUrl} transcript={entry.extractedText} />
        )}
        {mine && entry.extractedText === '' && textFile && (
          <TextStatus url={textFile} kind={entry.originalAudioUrl ? 'voice' : 'photo'} />
        )}
        {entry.content !== '' && <StudyText text={entry.content} />}
        {readFromPhoto && !entry.originalAudioUrl && (
          <section className="margin-rule pl-4">
            <h3 className="mb-1 text-sm text-ink-soft">{t('card.extracted')}</h3>
            <StudyText text={entry.extractedText} />
          </section>
        )}
        <MoodPanel text={moodText(entry.content, entry.extractedText)} audioUrl={entry.originalAudioUrl} />
        {mine && <MemoryActions entry={entry} />}
      </div>
    </article>
  );
});
