import type { Entry } from '@memory/contracts';
import { hasChinese, isLongEnoughForMood, textForMood } from '@memory/text';
import { memo, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { IncompleteFiles, distinctExtractedText, recorderTexts, transcriptOrNull } from '../../../capture/index.ts';
import { OptionalContent } from '../../../components/ui/optional-content.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { withTexts } from '../../../i18n/i18n.ts';
import { preloadable } from '../../../lib/preloadable-component.ts';
import { AnnotatedText, wordStatesTexts } from '../../../reading/index.ts';
import { useCurrentUser } from '../../../session/index.ts';
import { LookUpEntryContext } from '../../../words/index.ts';
import { JustSavedSequence, useJustSavedStep } from '../../entries/just-saved-entry.ts';
import { chosenMoodTexts } from '../../mood/chosen-mood-texts.ts';
import { EntryActions } from './entry-actions.tsx';
import { EntryHeader } from './entry-header.tsx';
import { EntryMedia } from './entry-media.tsx';
import { LazyRecordingPlayer } from './lazy-recording-player.tsx';

const OwnExtractedText = preloadable(() => withTexts(import('./own-extracted-text.tsx'), recorderTexts));
const ReadingModeLink = preloadable(() => import('./reading-mode-link.tsx'));

const EntryGreetings = preloadable(() => import('../../greetings/lazy-greetings.ts'));
const MoodPanel = preloadable(() => withTexts(import('../../mood/mood-panel.tsx'), chosenMoodTexts));

const EntryWords = preloadable(() => withTexts(import('./entry-words.tsx'), wordStatesTexts));

/**
 * Card with one entry: text, media files, mood and, for the entry's author, actions. `day` is the entry's number in its author's timeline;
 * null in other lists. The component is memoized, so that the cards of a list do not render again when the list grows.
 */
export const EntryCard = memo(function EntryCard({ entry, day }: { entry: Entry; day: number | null }) {
  const { t } = useTranslation();
  const { user } = useCurrentUser();
  const isOwn = user?.id === entry.userId;
  const extracted = distinctExtractedText(entry);
  // A recording whose transcript is the content shows the text once: in the player, where it is highlighted in sync.
  const isContentInPlayer =
    entry.originalAudioUrl !== null && extracted === null && transcriptOrNull(entry.extractedText) !== null;
  const textFile = entry.originalAudioUrl ?? entry.originalImageUrl;
  const text = [entry.content, extracted].filter(Boolean).join('\n');
  const isJustSaved = useJustSavedStep(entry.id) !== null;
  const hasMood = isLongEnoughForMood(textForMood(entry.content, entry.extractedText));
  const textTools = (
    <OptionalContent fallback={<span className="w-11" />}>
      <ReadingModeLink entry={entry} />
    </OptionalContent>
  );
  // The words stand beside the buttons, where there is space for them: nothing moves when they appear.
  const ownWords = hasChinese(text) && (
    <OptionalContent>
      <EntryWords text={text} writtenAt={entry.createdAt} />
    </OptionalContent>
  );
  const titleId = `memory-${entry.id}`;
  return (
    <LookUpEntryContext value={isOwn ? entry.id : null}>
      <article aria-labelledby={titleId} className="sheet scroll-mt-12 contain-content">
        <EntryHeader entry={entry} day={day} titleId={titleId} />
        {isJustSaved && (
          <Suspense>
            <JustSavedSequence entry={entry} />
          </Suspense>
        )}
        <EntryMedia entry={entry} />
        <div className="grid gap-5 p-5 sm:p-6 sm:pt-5">
          <IncompleteFiles entry={entry} />
          {entry.originalAudioUrl && (
            <LazyRecordingPlayer
              key={entry.originalAudioUrl}
              url={entry.originalAudioUrl}
              transcript={entry.extractedText}
              link={textTools}
            />
          )}
          {isOwn && textFile && (
            <OptionalContent fallback={entry.transcriptState && <div className="h-11" />}>
              <OwnExtractedText entry={entry} url={textFile} />
            </OptionalContent>
          )}
          {entry.content !== '' && !isContentInPlayer && <AnnotatedText text={entry.content} link={textTools} />}
          {extracted !== null && entry.originalImageUrl && !entry.originalAudioUrl && (
            <section className="margin-rule pl-4">
              <h3 className="mb-1 text-sm text-ink-soft">{t('card.extracted')}</h3>
              <AnnotatedText text={extracted} link={entry.content === '' && textTools} />
            </section>
          )}
          <OptionalContent fallback={hasMood && <Skeleton className="h-[5.5rem] rounded-2xl sm:h-14" />}>
            <MoodPanel entry={entry} isOwn={isOwn} />
          </OptionalContent>
          {/* Only friends see an entry of this level, so the space for their buttons is reserved. */}
          <OptionalContent fallback={user && !isOwn && entry.privacyLevel === 'friends' && <div className="h-11" />}>
            {user && <EntryGreetings entry={entry} />}
          </OptionalContent>
          {isOwn && <EntryActions entry={entry} note={ownWords} />}
        </div>
      </article>
    </LookUpEntryContext>
  );
});
