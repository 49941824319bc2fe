import type { VocabularyItem, WordGap } from '@memory/contracts';
import { Check, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { ToneColoredPinyin } from '../../components/ui/tone-colored-pinyin.tsx';
import { apiErrorMessage } from '../../lib/api-errors.ts';
import {
  shortMeaning,
  useAddVocabulary,
  useReadingAids,
  useRemoveVocabulary,
  useVocabularyWords,
} from '../../words/index.ts';
import { gapKey, useSettledGaps } from './settled-gaps.ts';

/**
 * The dialog with the words that the writer lacked. Words that the user has chosen or dismissed stay in the list, with an Undo button, until the
 * dialog is closed.
 */
export default function WordGapsDialog({ gaps, onClose }: { gaps: readonly WordGap[]; onClose: () => void }) {
  const { t } = useTranslation();
  const [shown] = useState(gaps);
  return (
    <Dialog onClose={onClose} title={t('wordGaps.title')} description={t('wordGaps.text')}>
      <ul className="grid gap-4">
        {shown.map((gap) => (
          <li key={gapKey(gap.english)} className="border-t border-line pt-4">
            <GapChoice gap={gap} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

type Candidate = WordGap['candidates'][number];

/** An English word with Chinese words for it. The user adds one of the Chinese words to the vocabulary, or none. */
function GapChoice({ gap: { english, candidates } }: { gap: WordGap }) {
  const { t } = useTranslation();
  const { script } = useReadingAids();
  const add = useAddVocabulary();
  const remove = useRemoveVocabulary();
  const { isSettled, settle, offerAgain } = useSettledGaps();
  const words = useVocabularyWords();
  const isCollected = ({ word }: Candidate): boolean => words?.some(({ simplified }) => simplified === word) ?? false;
  const [added, setAdded] = useState<VocabularyItem | null>(null);
  const headingId = useId();
  const isPending = add.isPending || remove.isPending;
  const error = add.error ?? remove.error;
  const isTraditional = script === 'traditional';
  const shownWord = ({ word, traditional }: Candidate): string => (isTraditional ? traditional : word);

  function choose(candidate: Candidate): void {
    add.mutate(
      {
        character: shownWord(candidate),
        pinyin: candidate.pinyin || null,
        englishTranslation: candidate.meaning || english,
      },
      {
        onSuccess: (item) => {
          settle(english);
          setAdded(item);
        },
      },
    );
  }

  return (
    <>
      <h3 id={headingId} lang="en" className="text-lg">
        {english}
      </h3>
      {added && (
        <Settled
          isPending={isPending}
          onUndo={() =>
            remove.mutate(added.id, {
              onSuccess: () => {
                offerAgain(english);
                setAdded(null);
              },
            })
          }
          icon={<Check size={18} aria-hidden className="text-jade-text" />}
        >
          {t('wordGaps.added', { word: added.character })}
        </Settled>
      )}
      {!added && isSettled(english) && (
        <Settled isPending={false} onUndo={() => offerAgain(english)} icon={<X size={18} aria-hidden />}>
          {t('wordGaps.dismissed')}
        </Settled>
      )}
      {!added && !isSettled(english) && (
        <>
          <ul aria-labelledby={headingId} className="mt-2 grid gap-2">
            {candidates.map((candidate) => (
              <li key={candidate.word}>
                <Button
                  disabled={isPending || isCollected(candidate)}
                  className="w-full flex-wrap justify-start! gap-x-3! gap-y-0.5! text-left whitespace-normal!"
                  onClick={() => choose(candidate)}
                >
                  <span lang={isTraditional ? 'zh-Hant' : 'zh-Hans'} className="kai text-xl">
                    {shownWord(candidate)}
                  </span>
                  <ToneColoredPinyin text={candidate.pinyin} />
                  <span className="font-normal text-ink-soft">{shortMeaning(candidate.meaning)}</span>
                  {isCollected(candidate) && (
                    <span className="ml-auto text-sm text-jade-text">{t('wordGaps.collected')}</span>
                  )}
                </Button>
              </li>
            ))}
          </ul>
          <Button
            variant="ghost"
            className="mt-1 -ml-2 px-2! text-sm!"
            aria-label={t('wordGaps.dismissWord', { word: english })}
            disabled={isPending}
            onClick={() => settle(english)}
          >
            <X size={17} aria-hidden />
            {t('wordGaps.dismiss')}
          </Button>
        </>
      )}
      {error && !isPending && (
        <p role="alert" className="mt-1 text-cinnabar-text">
          {apiErrorMessage(error, t('vocabulary.toasts.addFailed'))}
        </p>
      )}
    </>
  );
}

interface SettledProps {
  icon: ReactNode;
  isPending: boolean;
  onUndo: () => void;
  children: ReactNode;
}

/** Shows what was done with a word, with an Undo button. The Undo button takes the focus, because the button that was pressed is gone. */
function Settled({ icon, isPending, onUndo, children }: SettledProps) {
  const { t } = useTranslation();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-2">
      {icon}
      <output>{children}</output>
      <Button ref={undo} variant="ghost" className="px-3! text-jade-text!" disabled={isPending} onClick={onUndo}>
        {t('vocabulary.undo')}
      </Button>
    </div>
  );
}
