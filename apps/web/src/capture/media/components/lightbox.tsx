import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, type TouchEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { closeOnEscape } from '../../../components/ui/close-on-escape.ts';
import { useRestoreFocus } from '../../../components/ui/use-restore-focus.ts';
import { useLoadFailure } from '../use-load-failure.ts';
import { thumbnailUrl, type VisualFile } from '../visual-files.ts';
import { MissingFilePlaceholder } from './missing-file-placeholder.tsx';

interface LightboxProps {
  files: readonly VisualFile[];
  title: string;
  startIndex: number;
  onClose: () => void;
}

/** Minimum distance of a swipe in CSS pixels. A touch that moves less is a tap. */
const SWIPE_MIN_PX = 50;

const KEY_STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

const iconButtonClass =
  'grid size-12 place-items-center rounded-full bg-sheet text-ink hover:bg-well disabled:opacity-40';

/** Full-window view of an entry's images and videos. Buttons, arrow keys and swipes go from one to the next. */
export default function Lightbox({ files, title, startIndex, onClose }: LightboxProps) {
  const { t } = useTranslation();
  const [index, setIndex] = useState(startIndex);
  const touchStartX = useRef(0);
  const returnFocus = useRestoreFocus();
  const visual = files[index];
  const go = (step: number): void => setIndex(Math.min(files.length - 1, Math.max(0, index + step)));

  function handleKeyDown(event: KeyboardEvent): void {
    closeOnEscape(onClose)(event);
    const step = KEY_STEPS[event.key];
    // A video element that has the focus handles the arrow keys itself.
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
          onKeyDown={handleKeyDown}
          onCloseAutoFocus={returnFocus}
          onTouchStart={(event: TouchEvent) => {
            touchStartX.current = event.changedTouches[0]?.clientX ?? 0;
          }}
          onTouchEnd={(event: TouchEvent) => {
            const moved = (event.changedTouches[0]?.clientX ?? 0) - touchStartX.current;
            if (Math.abs(moved) > SWIPE_MIN_PX) go(moved < 0 ? 1 : -1);
          }}
        >
          <div className="flex items-center gap-3 p-3 pl-5">
            <Dialog.Title className="kai min-w-0 flex-1 truncate text-lg" dir="auto">
              {title}
            </Dialog.Title>
            <output className="text-sm text-ink-soft tabular-nums">
              {t('lightbox.place', { number: index + 1, count: files.length })}
            </output>
            <Dialog.Close aria-label={t('character.close')} className={iconButtonClass}>
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
                  className={iconButtonClass}
                  onClick={() => go(-1)}
                >
                  <ChevronLeft size={24} aria-hidden />
                </button>
                <button
                  type="button"
                  aria-label={t('lightbox.next')}
                  disabled={index === files.length - 1}
                  className={iconButtonClass}
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

/** The image or video that the lightbox shows at the moment, scaled to fit the window. */
function LightboxFile({ visual: { url, kind }, title }: { visual: VisualFile; title: string }) {
  const { t } = useTranslation();
  const { failure, onError, onLoadedMetadata } = useLoadFailure(url);
  const [hasImageFailed, setImageFailed] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  if (failure || hasImageFailed) {
    return (
      <div className="grid size-full place-items-center">
        <MissingFilePlaceholder kind={kind} {...(failure && { failure })} />
      </div>
    );
  }
  if (kind === 'image') {
    return (
      <img
        src={thumbnailUrl(url, 'large')}
        alt={t('card.imageAlt', { title })}
        // until the large image is loaded, its background is the medium thumbnail, which the entry card has loaded already
        style={isLoaded ? undefined : { backgroundImage: `url(${thumbnailUrl(url, 'medium')})` }}
        className="absolute size-full bg-contain bg-center bg-no-repeat object-scale-down"
        onLoad={() => setLoaded(true)}
        onError={() => setImageFailed(true)}
      />
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- there are no captions
    <video
      src={url}
      poster={thumbnailUrl(url, 'medium')}
      controls
      playsInline
      aria-label={t('card.videoAlt', { title })}
      className="absolute size-full object-contain"
      onError={onError}
      onLoadedMetadata={onLoadedMetadata}
    />
  );
}
