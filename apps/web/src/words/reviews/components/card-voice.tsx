import type { WordClip } from '@memory/contracts';
import { clsx } from 'clsx';
import { Volume2, VolumeX } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../components/ui/button.tsx';
import { useWordVoice, type VoiceSource, type WordVoice } from '../../pronunciation/use-word-voice.ts';
import { useFileUrl } from '../offline/card-files.ts';

interface CardVoiceOptions {
  word: string;
  pinyin: string | null;
  /** Where the word is spoken in the user's own recording; null without one. */
  clip: WordClip | null;
  /** The speed of the device's voice; 1 is normal. */
  rate: number;
}

export type CardVoice = WordVoice;

/** Speaks the word of a card. The user's own recording may be stored on this device, for a session without a connection. */
export function useCardVoice({ word, pinyin, clip, rate }: CardVoiceOptions): CardVoice {
  const url = useFileUrl(clip?.url ?? null);
  const storedClip = useMemo(() => (clip && url ? { url, start: clip.start, end: clip.end } : null), [clip, url]);
  return useWordVoice({ word, pinyin, clip: storedClip, rate });
}

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
