import { markNumberedTones } from '@memory/text';
import { BookOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../components/ui/button.tsx';
import { ToneColoredPinyin } from '../../../components/ui/tone-colored-pinyin.tsx';
import { localDay } from '../../../lib/calendar-days.ts';
import { pagePaths } from '../../../lib/page-paths.ts';
import type { CardContent } from '../session/card-content.ts';
import type { WrittenCharacter } from '../session/dictation.ts';
import { CardPhoto, CardWord, OwnSentence } from './card-parts.tsx';
import { type CardVoice, PlayButton } from './card-voice.tsx';
import { DictationResult } from './dictation.tsx';

interface CardBackProps {
  content: CardContent;
  voice: CardVoice;
  /** What the user wrote in a dictation; null if nothing was written. */
  written: readonly WrittenCharacter[] | null;
}

/** The answer of a card: the word with its reading and meaning, and the user's own sentence and photo. */
export function CardBack({ content, voice, written }: CardBackProps) {
  const { t } = useTranslation();
  const { word, lang, pinyin, shortMeaning, otherMeanings, context, sentence } = content;
  return (
    <>
      {written && <DictationResult written={written} word={word} />}
      <CardWord word={word} lang={lang} />
      <div className="grid justify-items-center gap-1">
        <div className="flex items-center gap-3">
          {pinyin && <ToneColoredPinyin text={markNumberedTones(pinyin)} className="review-reading" />}
          <PlayButton voice={voice} />
        </div>
        <p className="text-lg leading-snug font-bold text-balance">{shortMeaning}</p>
        {otherMeanings !== '' && (
          <p className="line-clamp-2 max-w-prose text-sm text-balance text-ink-soft" title={otherMeanings}>
            {otherMeanings}
          </p>
        )}
      </div>
      {context && (
        <div className="review-source">
          <CardPhoto imageUrl={context.imageUrl} className="review-photo-small" />
          <div className="review-source-text">
            <OwnSentence parts={sentence} className="review-sentence" />
            <Link
              to={pagePaths.calendarDay(localDay(new Date(context.createdAt)))}
              className={`${buttonClass('ghost')} text-sm!`}
            >
              <BookOpen size={17} aria-hidden />
              {t('reviews.whereFrom')}
            </Link>
          </div>
        </div>
      )}
    </>
  );
}
