import type { Entry } from '@memory/contracts';
import { clsx } from 'clsx';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { DocumentTitle } from '../../../components/ui/document-title.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { displayName } from '../../../lib/display-name.ts';
import { formatDateTime } from '../../../lib/format-date.ts';
import { rovingTabIndexHandlers } from '../../../lib/roving-tabindex.ts';
import { useReadingAids } from '../../../words/index.ts';
import { ReadingAidsButtons } from '../../annotated-text/components/reading-aids-buttons.tsx';
import { readingSections } from '../reading-sections.ts';
import { nothingSpoken } from '../spoken.ts';
import { useFollowSpoken } from '../use-follow-spoken.ts';
import { useWordDisplay } from '../use-word-display.ts';
import { ReadingText } from './reading-text.tsx';
import { ReadingToolbar } from './reading-toolbar.tsx';
import { TextPlayer } from './text-player.tsx';
import '../reading-mode.css';

const headings = { transcript: 'readingMode.transcript', extracted: 'readingMode.extracted' } as const;

/** The page of reading mode for a loaded entry. The focus goes to the text, so that the keys move in it at once. */
export function ReadingView({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const aids = useReadingAids();
  const { title, content, extractedText, originalAudioUrl } = entry;
  // A refetched entry is another object: its texts are divided again only if one has changed.
  const sections = useMemo(
    () => readingSections({ title, content, extractedText, originalAudioUrl }),
    [title, content, extractedText, originalAudioUrl],
  );
  const { display, isCollected } = useWordDisplay(aids);
  const [spoken, setSpoken] = useState(nothingSpoken);
  const pause = useRef<() => void>(() => undefined);
  const article = useRef<HTMLElement>(null);
  useEffect(() => article.current?.focus({ preventScroll: true }), []);
  useFollowSpoken(article, spoken);

  const [heading, ...texts] = sections;
  const shared = { display, isCollected, spokenSentence: spoken.sentence, onLookUp: () => pause.current() };
  return (
    <div className="flex flex-1 flex-col">
      <meta name="robots" content="noindex" />
      <DocumentTitle>{title}</DocumentTitle>
      <ReadingToolbar onClose={onClose}>
        <ReadingAidsButtons aids={aids} />
      </ReadingToolbar>
      <article
        ref={article}
        tabIndex={-1}
        // Readings above the title would divide it into single characters for screen readers.
        aria-label={title}
        className="reading-text mx-auto w-full max-w-[44rem] px-5 pt-7 outline-none sm:px-6"
        {...rovingTabIndexHandlers}
      >
        <h1 className="reading-title kai mb-3">
          {heading && <ReadingText {...shared} as="span" section={heading} spokenToken={null} />}
        </h1>
        <p className="mb-7 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <span className="inline-flex items-center gap-1.5">
            <Avatar user={entry.user} size="small" />
            <bdi>{displayName(entry.user)}</bdi>
          </span>
          <time dateTime={entry.createdAt}>{formatDateTime(entry.createdAt, i18n.language)}</time>
        </p>
        {texts.length === 0 && (
          <EmptyState character="空" title={t('readingMode.empty')} text={t('readingMode.emptyText')} />
        )}
        {texts.map((section, index) => (
          <section
            key={section.kind}
            className={clsx('reading-section kai grid gap-3', index > 0 && 'margin-rule mt-8 pl-4')}
          >
            {section.kind in headings && (
              <h2 className="font-sans text-sm font-semibold text-ink-soft">
                {t(headings[section.kind as keyof typeof headings])}
              </h2>
            )}
            <ReadingText {...shared} section={section} spokenToken={section.isSpoken ? spoken.token : null} />
          </section>
        ))}
      </article>
      {texts.length > 0 && (
        <TextPlayer recordingUrl={originalAudioUrl} sections={sections} onSpoken={setSpoken} pauseRef={pause} />
      )}
    </div>
  );
}
