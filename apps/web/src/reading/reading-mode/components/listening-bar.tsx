import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { SpeechRateButtons } from '../../annotated-text/components/speech-rate-buttons.tsx';

interface ListeningBarProps {
  isPlaying: boolean;
  /** The reason why nothing can be played; null if playback is possible. */
  problem: string | null;
  rate: number;
  onToggle: () => void;
  onStep: (direction: -1 | 1) => void;
  onRate: (rate: number) => void;
  /** The choice between the voices that the text has. */
  children?: ReactNode;
}

/** The bar at the lower edge of the page that plays the text, sentence by sentence. */
export function ListeningBar({ isPlaying, problem, rate, onToggle, onStep, onRate, children }: ListeningBarProps) {
  const { t } = useTranslation();
  const Icon = isPlaying ? Pause : Play;
  return (
    <section
      data-screen-only
      aria-label={t('readingMode.listening.title')}
      className="sticky bottom-0 z-20 mt-auto border-t border-line bg-paper/94 backdrop-blur-sm"
    >
      <div className="mx-auto flex min-h-18 w-full max-w-[44rem] flex-wrap items-center justify-center gap-x-3 px-4 py-2 sm:px-6">
        {problem === null ? (
          <>
            <div className="flex items-center gap-1">
              <Button variant="ghost" round aria-label={t('readingMode.listening.previous')} onClick={() => onStep(-1)}>
                <SkipBack size={20} aria-hidden />
              </Button>
              <button
                type="button"
                aria-label={t(`readingMode.listening.${isPlaying ? 'pause' : 'play'}`)}
                className="grid size-13 shrink-0 place-items-center rounded-full bg-jade text-on-jade hover:bg-jade-deep"
                onClick={onToggle}
              >
                <Icon size={24} fill="currentColor" aria-hidden />
              </button>
              <Button variant="ghost" round aria-label={t('readingMode.listening.next')} onClick={() => onStep(1)}>
                <SkipForward size={20} aria-hidden />
              </Button>
            </div>
            <SpeechRateButtons value={rate} onChange={onRate} />
          </>
        ) : (
          <p className="py-2 text-center text-sm text-ink-soft">{problem}</p>
        )}
        {children}
      </div>
    </section>
  );
}
