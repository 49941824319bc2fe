import type { Entry, ReadingAids } from '@memory/contracts';
import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { DocumentTitle } from '../../../components/ui/document-title.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { displayName } from '../../../lib/display-name.ts';
import { formatDateTime } from '../../../lib/format-date.ts';
import { rovingTabIndexHandlers } from '../../../lib/roving-tabindex.ts';
import { useReadingAids, useVocabularyWords, useWordStates } from '../../../words/index.ts';
import { ReadingAidsButtons } from '../../annotated-text/components/reading-aids-buttons.tsx';
import { readingStrength } from '../../annotated-text/reading-strength.ts';
import { readingSections } from '../reading-sections.ts';
import { nothingSpoken, useFollowSpoken } from '../spoken.ts';
import type { WordDisplay } from './reading-block.tsx';
import { ReadingText } from './reading-text.tsx';
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

/** The bar above the text, with the button that leaves the page and the reading aids. */
export function ReadingToolbar({ onClose, children }: { onClose: () => void; children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div data-screen-only className="sticky top-16 z-20 border-b border-line/60 bg-paper/94 backdrop-blur-sm">
      <div className="mx-auto flex min-h-14 w-full max-w-[44rem] items-center gap-1 px-3 sm:px-4">
        <Button variant="ghost" className="px-3!" onClick={onClose}>
          <ArrowLeft size={19} aria-hidden />
          {t('readingMode.back')}
        </Button>
        <div className="ml-auto flex items-center">{children}</div>
      </div>
    </div>
  );
}

/** How the words of the page are shown to the reader, and which are in the reader's vocabulary. */
function useWordDisplay({ isShown, reading, words, script }: ReadingAids) {
  const stateOf = useWordStates(isShown && words !== 'all');
  const vocabulary = useVocabularyWords();
  return useMemo(() => {
    const collected = new Set(vocabulary?.map(({ simplified }) => simplified));
    const learnt = new Set(vocabulary?.filter(({ state }) => state !== 'known').map(({ simplified }) => simplified));
    const isCollected = (simplified: string): boolean => collected.has(simplified);
    const display: WordDisplay = {
      script,
      reading: isShown ? reading : null,
      strengthOf: readingStrength(words, stateOf),
      isMarked: ({ simplified }) => learnt.has(simplified),
    };
    return { display, isCollected };
  }, [isShown, reading, words, script, stateOf, vocabulary]);
}
