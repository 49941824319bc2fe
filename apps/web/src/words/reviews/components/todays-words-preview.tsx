import type { DueCard } from '@memory/contracts';
import { useQuery } from '@tanstack/react-query';
import { GraduationCap } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RiceGrid } from '../../../components/ui/rice-grid.tsx';
import { Seal } from '../../../components/ui/seal.tsx';
import { reviewQueryKeys } from '../../query-keys.ts';
import { useReadingAids } from '../../reading-aids/reading-aids.ts';
import { useWordInScript, wordInScript } from '../../reading-aids/word-in-script.ts';
import { fetchContexts } from '../api/review-material.ts';
import { hasNoWords, useReviewSummary, wordsOfTomorrow } from '../api/review-summary.ts';
import { useTodaysWords } from '../api/todays-words.ts';
import { minutesLeft } from '../session/session.ts';
import { splitSentence } from '../session/split-sentence.ts';
import { OwnSentence } from './card-parts.tsx';
import { PreviewSkeleton } from './todays-words-link.tsx';

/** The most characters before the word in a sentence, so that the word is visible in one line. */
const CHARACTERS_BEFORE_WORD = 6;

/** What waits in today's words: how many words, how long they take, and the first of them. */
export default function TodaysWordsPreview() {
  const { t } = useTranslation();
  const { data, isError } = useTodaysWords();
  if (isError) return <Preview sign={<WordsIcon />} first={t('todaysWords.intro')} />;
  if (!data) return <PreviewSkeleton />;
  if (data.count === 0) return <NothingWaits />;
  const { count, first } = data;
  return (
    <Preview
      sign={first ? <FirstCharacter card={first} /> : <WordsIcon />}
      first={
        t('todaysWords.words', { count }) +
        t('todaysWords.separator') +
        t('todaysWords.minutes', { count: minutesLeft(count) })
      }
    >
      {first && <FirstSentence card={first} />}
    </Preview>
  );
}

/** When today's words are done: a stamp, and what comes tomorrow. */
function NothingWaits() {
  const { t } = useTranslation();
  const { data: summary, isPending } = useReviewSummary();
  if (isPending) return <PreviewSkeleton />;
  if (summary && hasNoWords(summary))
    return (
      <Preview sign={<WordsIcon />} first={t('todaysWords.empty')}>
        {t('todaysWords.emptyText')}
      </Preview>
    );
  return (
    <Preview
      sign={<Seal className="size-14 -rotate-6 justify-self-center rounded-[0.8rem] text-[1.9rem]" />}
      first={t('todaysWords.done')}
    >
      {summary && t('todaysWords.tomorrow', { count: wordsOfTomorrow(summary) })}
    </Preview>
  );
}

/** A sign beside the title of the link, and two lines below the title. */
function Preview({ sign, first, children }: { sign: ReactNode; first: string; children?: ReactNode }) {
  return (
    <>
      <span aria-hidden className="col-start-1 row-span-2 row-start-1 grid place-items-center">
        {sign}
      </span>
      <span className="col-start-2 min-w-0 self-start text-sm text-ink-soft tabular-nums">
        <span className="block truncate">{first}</span>
        <span className="block h-6 truncate">{children}</span>
      </span>
    </>
  );
}

const WordsIcon = () => (
  <span className="grid size-14 place-items-center rounded-xl bg-jade-wash text-jade-text">
    <GraduationCap size={28} />
  </span>
);

function FirstCharacter({ card: { item } }: { card: DueCard }) {
  const { text, lang } = useWordInScript(item);
  return <RiceGrid character={Array.from(text)[0] ?? ''} lang={lang} size="small" />;
}

/** The sentence of the user's own entry that the word came from; the word alone without a sentence. */
function FirstSentence({ card }: { card: DueCard }) {
  const { script } = useReadingAids();
  const { data: context } = useQuery({
    queryKey: [...reviewQueryKeys.today, 'sentence', card.itemId],
    queryFn: async () => (await fetchContexts([card]))[0] ?? null,
  });
  if (context === undefined) return null;
  const { text, lang } = wordInScript(card.item, script);
  if (!context)
    return (
      <span lang={lang} className="kai text-base text-ink">
        {text}
      </span>
    );
  const { sentence, start, end } = context;
  const characters = Array.from(sentence.slice(0, start));
  const nearest = characters.slice(-CHARACTERS_BEFORE_WORD).join('');
  const before = characters.length > CHARACTERS_BEFORE_WORD ? `…${nearest.replace(/^\p{P}/u, '')}` : nearest;
  const parts = splitSentence(
    { sentence: before + sentence.slice(start), start: before.length, end: before.length + end - start },
    card.item.spellings ?? [card.item.character],
  );
  return <OwnSentence parts={parts} className="truncate text-base whitespace-nowrap! text-ink" />;
}
