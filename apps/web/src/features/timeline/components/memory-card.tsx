import type { Entry } from '@memory/contracts';
import { useTranslation } from 'react-i18next';
import { MoodPanel } from '../../mood/components/mood-panel.tsx';
import { moodText } from '../../mood/mood-text.ts';
import { VoicePlayer } from '../../recording/components/voice-player.tsx';
import { useSession } from '../../session/api/get-session.ts';
import { MemoryActions } from './memory-actions.tsx';
import { MemoryHeader } from './memory-header.tsx';
import { MemoryImage } from './memory-image.tsx';
import { StudyText } from './study-text.tsx';

/** One memory. `day` is its number in its writer's list, or null where that list is not what is shown. */
export function MemoryCard({ entry, day }: { entry: Entry; day: number | null }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const mine = user?.id === entry.userId;
  const readFromPhoto = entry.originalImageUrl !== null && entry.extractedText !== '' && entry.extractedText !== entry.content;
  const titleId = `memory-${entry.id}`;
  return (
    <article aria-labelledby={titleId} className="sheet overflow-hidden">
      <MemoryHeader entry={entry} day={day} titleId={titleId} />
      {entry.originalImageUrl && <MemoryImage url={entry.originalImageUrl} title={entry.title} />}
      <div className="grid gap-5 p-5 sm:p-6 sm:pt-5">
        {entry.originalAudioUrl && <VoicePlayer url={entry.originalAudioUrl} transcript={entry.extractedText} />}
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
}
