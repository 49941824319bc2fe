import { Check, GraduationCap, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../components/ui/button.tsx';
import { ToneColoredPinyin } from '../../../components/ui/tone-colored-pinyin.tsx';
import { Zhuyin } from '../../../components/ui/zhuyin.tsx';
import { apiErrorMessage, isConflictError } from '../../../lib/api-errors.ts';
import { pagePaths } from '../../../lib/page-paths.ts';
import { toast } from '../../../lib/toasts.ts';
import {
  shortMeaning,
  toNewItem,
  toWordToAdd,
  useAddVocabulary,
  useReadingAids,
  useTextInScript,
} from '../../../words/index.ts';
import type { NewWord } from '../pick-new-words.ts';

interface NewWordsProps {
  words: readonly NewWord[];
  onDismiss: () => void;
}

/**
 * Offers words of an entry for its author's vocabulary. One tap adds a word; it stays in its place with a tick. Added words can be practised at
 * once.
 */
export function NewWords({ words, onDismiss }: NewWordsProps) {
  const { t } = useTranslation();
  const [hasAdded, setAdded] = useState(false);
  return (
    <section aria-labelledby="new-words" className="rise-in mx-3 mt-4 rounded-2xl bg-jade-wash p-2 sm:mx-6 sm:max-w-md">
      <div className="flex items-center justify-between pl-2">
        <h3 id="new-words" className="text-sm text-jade-text">
          {t('newEntry.words.title', { count: words.length })}
        </h3>
        <button
          type="button"
          aria-label={t('newEntry.words.dismiss')}
          className="grid size-11 place-items-center rounded-full text-ink-soft hover:bg-sheet"
          onClick={onDismiss}
        >
          <X size={18} aria-hidden />
        </button>
      </div>
      <ul className="grid gap-1.5">
        {words.map((word) => (
          <li key={word.simplified}>
            <NewWordButton word={word} onAdded={() => setAdded(true)} />
          </li>
        ))}
      </ul>
      {hasAdded && (
        <Link
          to={pagePaths.reviews}
          state={{ isStarted: true }}
          className={`${buttonClass('secondary')} fade-in mt-1.5 w-full`}
        >
          <GraduationCap size={19} aria-hidden />
          {t('newEntry.words.practise')}
        </Link>
      )}
    </section>
  );
}

function NewWordButton({ word, onAdded }: { word: NewWord; onAdded: () => void }) {
  const { t } = useTranslation();
  const add = useAddVocabulary();
  const { text, lang } = useTextInScript(word.text);
  const isZhuyin = useReadingAids().reading === 'zhuyin';
  const [isTapped, setTapped] = useState(false);
  const isCollected = add.isSuccess || isConflictError(add.error);
  const Icon = isCollected ? Check : Plus;

  function addWord(): void {
    // The button keeps the focus when it has no function any more, so it is not disabled.
    if (isTapped) return;
    setTapped(true);
    add.mutate(toNewItem(toWordToAdd(word)), {
      onSuccess: onAdded,
      onError: (error) => {
        if (isConflictError(error)) {
          onAdded();
          return;
        }
        setTapped(false);
        const description = apiErrorMessage(error, t('vocabulary.toasts.addFailed'));
        toast({ title: t('character.toasts.failed'), description, isError: true });
      },
    });
  }

  return (
    <button
      type="button"
      aria-disabled={isTapped}
      className="flex min-h-12 w-full items-center gap-3 rounded-xl bg-sheet px-3 py-1.5 text-left hover:ring-1 hover:ring-jade aria-disabled:cursor-default aria-disabled:ring-0"
      onClick={addWord}
    >
      <span lang={lang} className="brush text-[1.35rem] whitespace-nowrap">
        {text}
      </span>
      <span className="min-w-0 flex-1 text-sm leading-snug">
        {isZhuyin ? (
          <Zhuyin text={word.zhuyin.join(' ')} />
        ) : (
          <ToneColoredPinyin text={word.pinyin.join(' ')} className="font-semibold" />
        )}
        <span className="line-clamp-1 text-ink-soft">{shortMeaning(word.meaning)}</span>
      </span>
      <span className="sr-only">{t(isCollected ? 'newEntry.words.added' : 'newEntry.words.add')}</span>
      <Icon size={20} aria-hidden className="shrink-0 text-jade-text" />
    </button>
  );
}
