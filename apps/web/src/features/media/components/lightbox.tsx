import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, type TouchEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { closeOnEscape } from '../../../components/ui/close-on-escape.ts';
import { useRestoreFocus } from '../../../components/ui/use-restore-focus.ts';
import { thumbnailUrl, type VisualFile } from '../visual-files.ts';
import { MissingFilePlaceholder } from './missing-file-placeholder.tsx';

interface LightboxProps {
  files: readonly VisualFile[];
  title: string;
  startIndex: number;
  onClose: () => void;
}

/** A finger that moves less has tapped, in pixels. */
const SWIPE = 50;
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };
const roundClass = 'grid size-12 place-items-center rounded-full bg-sheet text-ink hover:bg-well disabled:opacity-40';

/** The pictures and videos of a memory over the whole window: by arrow keys, buttons, or a finger. */
export default function Lightbox({ files, title, startIndex, onClose }: LightboxProps) {
  const { t } = useTranslation();
  const [index, setIndex] = useState(startIndex);
  const touch = useRef(0);
  const returnFocus = useRestoreFocus();
  const visual = files[index];
  const go = (step: number): void => setIndex(Math.min(files.length - 1, Math.max(0, index + step)));

  function turn(event: KeyboardEvent): void {
    closeOnEscape(onClose)(event);
    const step = STEPS[event.key];
    // a video has arrow keys of its own
    if (step === undefined || event.target instanceof HTMLVideoElement) return;
    event.preventDefault();
    go(step);
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          className="fade-in fixed inset-0 z-50 grid grid-rows-[auto_minmax(0,1fr)_auto] bg-paper"
          onKeyDown={turn}
          onCloseAutoFocus={returnFocus}
          onTouchStart={(event: TouchEvent) => {
            touch.current = event.changedTouches[0]?.clientX ?? 0;
          }}
          onTouchEnd={(event: TouchEvent) => {
            const moved = (event.changedTouches[0]?.clientX ?? 0) - touch.current;
            if (Math.abs(moved) > SWIPE) go(moved < 0 ? 1 : -1);
          }}
        >
          <div className="flex items-center gap-3 p-3 pl-5">
            <Dialog.Title className="kai min-w-0 flex-1 truncate text-lg" dir="auto">
              {title}
            </Dialog.Title>
            <output className="text-sm text-ink-soft tabular-nums">
              {t('lightbox.place', { number: index + 1, count: files.length })}
            </output>
            <Dialog.Close aria-label={t('character.close')} className={roundClass}>
              <X size={22} aria-hidden />
            </Dialog.Close>
          </div>
          <div className="relative mx-3 min-h-0">
            {visual && <LightboxFile key={visual.url} visual={visual} title={title} />}
          </div>
          <div className="flex justify-center gap-4 p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
            {files.length > 1 && (
              <>
                <button
                  type="button"
                  aria-label={t('lightbox.previous')}
                  disabled={index === 0}
                  className={roundClass}
                  onClick={() => go(-1)}
                >
                  <ChevronLeft size={24} aria-hidden />
                </button>
                <button
                  type="button"
                  aria-label={t('lightbox.next')}
                  disabled={index === files.length - 1}
                  className={roundClass}
                  onClick={() => go(1)}
                >
                  <ChevronRight size={24} aria-hidden />
                </button>
              </>
            )}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function LightboxFile({ visual: { url, kind }, title }: { visual: VisualFile; title: string }) {
  const { t } = useTranslation();
  const [broken, setBroken] = useState(false);
  const [loaded, setLoaded] = useState(false);
  if (broken) {
    return (
      <div className="grid size-full place-items-center">
        <MissingFilePlaceholder kind={kind} />
      </div>
    );
  }
  if (kind === 'image') {
    return (
      <img
        src={thumbnailUrl(url, 'large')}
        alt={t('card.imageAlt', { title })}
        // until it is there, the smaller one that the card has shown already
        style={loaded ? undefined : { backgroundImage: `url(${thumbnailUrl(url, 'medium')})` }}
        className="absolute size-full bg-contain bg-center bg-no-repeat object-scale-down"
        onLoad={() => setLoaded(true)}
        onError={() => setBroken(true)}
      />
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody has written down what is said in it
    <video
      src={url}
      poster={thumbnailUrl(url, 'medium')}
      controls
      playsInline
      aria-label={t('card.videoAlt', { title })}
      className="absolute size-full object-contain"
      onError={() => setBroken(true)}
    />
  );
}
