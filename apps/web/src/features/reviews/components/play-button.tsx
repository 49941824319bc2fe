import { clsx } from 'clsx';
import { Volume2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../components/ui/button.tsx';
import type { VoiceSource } from '../../pronunciation/use-word-voice.ts';
import type { CardVoice } from '../voice/use-card-voice.ts';

interface PlayButtonProps {
  voice: CardVoice;
  /** A dictation has a large button and nothing else to look at. */
  isLarge?: boolean;
}

const sourceNames = {
  own: 'reviews.ownVoice',
  installation: 'reviews.recordedVoice',
  device: 'reviews.deviceVoice',
} as const satisfies Record<Exclude<VoiceSource, 'none'>, string>;

/** Plays the word of a card, and says whose voice it is. A word that cannot be spoken gets a sentence instead. */
export function PlayButton({ voice: { source, state, play }, isLarge = false }: PlayButtonProps) {
  const { t } = useTranslation();
  if (source === 'none') return <p className="text-sm text-ink-soft">{t('reviews.noVoice')}</p>;
  const isPlaying = state === 'playing';
  return (
    <div className="grid justify-items-center gap-1.5">
      <button
        type="button"
        aria-label={t('reviews.listen')}
        className={clsx(
          isLarge ? 'review-play' : buttonClass('ghost', true),
          'bg-jade-wash text-jade-text! hover:bg-jade! hover:text-on-jade!',
          isPlaying && 'review-play-now',
        )}
        onClick={() => void play()}
      >
        <Volume2 size={isLarge ? 48 : 20} aria-hidden className={isPlaying ? 'breathe' : undefined} />
      </button>
      <output className="text-sm text-ink-soft empty:hidden">
        {state === 'failed' && t('reviews.playFailed')}
        {isLarge && state !== 'failed' && t(sourceNames[source])}
      </output>
    </div>
  );
}
