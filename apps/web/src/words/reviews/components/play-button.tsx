import { clsx } from 'clsx';
import { Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
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

/** Plays the word of a card, and says whose voice it is. If the word cannot be spoken, the button says so. */
export function PlayButton({ voice: { source, state, play }, isLarge = false }: PlayButtonProps) {
  const { t } = useTranslation();
  const [isExplained, setExplained] = useState(false);
  const isPlaying = state === 'playing';
  const isSilent = source === 'none';
  const Icon = isSilent ? VolumeX : Volume2;
  return (
    <div className="grid justify-items-center gap-1.5">
      <button
        type="button"
        aria-label={t(isSilent ? 'reviews.noVoice' : 'reviews.listen')}
        className={clsx(
          isLarge ? 'review-play' : buttonClass('ghost', true),
          !isSilent && 'bg-jade-wash text-jade-text! hover:bg-jade! hover:text-on-jade!',
          isPlaying && 'review-play-now',
        )}
        onClick={() => (isSilent ? setExplained(true) : void play())}
      >
        <Icon size={isLarge ? 48 : 20} aria-hidden className={isPlaying ? 'breathe' : undefined} />
      </button>
      <output className="text-sm text-ink-soft empty:hidden">
        {isSilent && isExplained && t('reviews.noVoice')}
        {state === 'failed' && t('reviews.playFailed')}
        {isLarge && source !== 'none' && state !== 'failed' && t(sourceNames[source])}
      </output>
    </div>
  );
}
