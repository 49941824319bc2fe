import { WORD_MAX_LENGTH } from '@memory/contracts/text';
import { clsx } from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { UnstyledInput } from '../../../components/ui/input.tsx';
import { isRightDictation, type WrittenCharacter } from '../session/dictation.ts';
import { type CardVoice, PlayButton } from './card-voice.tsx';

interface DictationProps {
  voice: CardVoice;
  /** The words to choose from; empty when only writing is possible. */
  choices: readonly string[];
  onWritten: (written: string) => void;
  onCannotListen: () => void;
}

/**
 * A dictation (听写): the user hears a word and writes it, or chooses it from some words. Before the answer, the page contains the word only
 * among the choices.
 */
export function Dictation({ voice, choices, onWritten, onCannotListen }: DictationProps) {
  const { t } = useTranslation();
  const id = useId();
  const [written, setWritten] = useState('');
  const [isChoosing, setChoosing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const firstPlay = useRef(voice.play);
  useEffect(() => {
    void firstPlay.current();
    // On a touch screen the focus would open the keyboard over the card.
    if (matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="grid w-full max-w-md grid-cols-[minmax(0,1fr)] justify-items-center gap-6">
      <PlayButton voice={voice} isLarge />
      {isChoosing ? (
        <fieldset aria-label={t('reviews.choices')} className="grid w-full grid-cols-2 gap-3">
          {choices.map((choice, index) => (
            <button
              key={choice}
              type="button"
              lang="zh-Hans"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that opened the choices is gone
              autoFocus={index === 0}
              className="review-choice brush"
              onClick={() => onWritten(choice)}
            >
              {choice}
            </button>
          ))}
        </fieldset>
      ) : (
        <form
          className="flex w-full gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            onWritten(written);
          }}
        >
          <div className="min-w-0 flex-1">
            <label htmlFor={id} className="sr-only">
              {t('reviews.written')}
            </label>
            <UnstyledInput
              ref={field}
              id={id}
              lang="zh-Hans"
              value={written}
              limit={WORD_MAX_LENGTH}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="done"
              placeholder={t('reviews.written')}
              className="review-field brush"
              onChange={(event) => setWritten(event.target.value)}
            />
          </div>
          <Button type="submit" variant="secondary" disabled={written.trim() === ''}>
            {t('reviews.check')}
          </Button>
        </form>
      )}
      <div className="flex flex-wrap justify-center gap-2">
        {choices.length > 0 && !isChoosing && <Button onClick={() => setChoosing(true)}>{t('reviews.choose')}</Button>}
        <Button variant="ghost" onClick={onCannotListen}>
          {t('reviews.cannotListen')}
        </Button>
      </div>
    </div>
  );
}

/** The characters that the user wrote in a dictation. Wrong characters are underlined, and never red. */
export function DictationResult({ written, word }: { written: readonly WrittenCharacter[]; word: string }) {
  const { t } = useTranslation();
  if (isRightDictation(written, word)) return <p className="text-lg font-bold text-jade-text">{t('reviews.right')}</p>;
  return (
    <div className="grid justify-items-center gap-1">
      <p className="text-ink-soft">{t('reviews.almost')}</p>
      <p className="flex items-baseline gap-3">
        <span className="text-sm text-ink-soft">{t('reviews.youWrote')}</span>
        <span lang="zh-Hans" className="review-written brush">
          {written.map(({ text, isRight }, index) => (
            <span
              // oxlint-disable-next-line react/no-array-index-key -- the same character may stand twice in a word
              key={index}
              className={clsx('px-0.5', isRight ? 'text-jade-text' : 'review-different text-ink-soft')}
            >
              {text}
              <span className="sr-only">{t(isRight ? 'reviews.rightCharacter' : 'reviews.otherCharacter')}</span>
            </span>
          ))}
        </span>
      </p>
    </div>
  );
}
