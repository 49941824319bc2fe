import type { Entry } from '@memory/contracts';
import { clsx } from 'clsx';
import { ImageOff, Maximize2, Play, VideoOff } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MissingFile } from '../../media/components/missing-file.tsx';
import { thumbnail, type Visual, visualsOf } from '../../media/media-address.ts';

const Lightbox = lazy(() => import('../../media/components/lightbox.tsx'));

/** So many besides the large one; how many more there are is told as a number. */
const THUMBNAILS_MAX = 6;

/** What there is to see in a memory: the first large, in an area of 400 px that is there before it loads, the others small below. */
export function MemoryMedia({ entry }: { entry: Entry }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<number | null>(null);
  const visuals = visualsOf(entry);
  const [first, ...others] = visuals;
  if (!first) return null;
  const more = others.length - THUMBNAILS_MAX;
  return (
    <div className="mt-5 border-y border-line bg-well">
      <div className="relative grid h-[400px] place-items-center overflow-hidden">
        <LargeVisual key={first.url} visual={first} title={entry.title} whole={first.url === entry.originalImageUrl} onOpen={() => setOpen(0)} />
      </div>
      {others.length > 0 && (
        <ul aria-label={t('card.more')} className="grid grid-cols-7 gap-1 border-t border-line p-1">
          {others.slice(0, THUMBNAILS_MAX).map((visual, index) => (
            <li key={visual.url}>
              <Thumbnail visual={visual} label={t('card.open', { number: index + 2, count: visuals.length })} onOpen={() => setOpen(index + 1)} />
            </li>
          ))}
          {more > 0 && (
            <li>
              <button
                type="button"
                aria-label={t('card.openRest', { count: more })}
                className="grid aspect-square w-full place-items-center rounded-lg bg-sheet font-bold tabular-nums hover:bg-jade-wash"
                onClick={() => setOpen(THUMBNAILS_MAX + 1)}
              >
                +{more}
              </button>
            </li>
          )}
        </ul>
      )}
      {open !== null && (
        <Suspense>
          <Lightbox visuals={visuals} title={entry.title} start={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  );
}

interface LargeVisualProps {
  visual: Visual;
  title: string;
  /** A written page: nothing of it may be cut off. */
  whole: boolean;
  onOpen: () => void;
}

function LargeVisual({ visual: { url, kind }, title, whole, onOpen }: LargeVisualProps) {
  const { t } = useTranslation();
  const [broken, setBroken] = useState(false);
  if (broken) return <MissingFile kind={kind} />;
  if (kind === 'video') {
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody has written down what is said in it
      <video
        src={url}
        poster={thumbnail(url, 'medium')}
        controls
        playsInline
        preload="none"
        aria-label={t('card.videoAlt', { title })}
        className="size-full object-contain"
        onError={() => setBroken(true)}
      />
    );
  }
  return (
    <>
      {/* what the picture leaves of the area takes its colours */}
      <img src={thumbnail(url, 'small')} alt="" loading="lazy" className="absolute inset-0 size-full scale-125 object-cover opacity-75 blur-2xl" />
      <img
        src={thumbnail(url, 'medium')}
        srcSet={`${thumbnail(url, 'medium')} 1x, ${thumbnail(url, 'large')} 2x`}
        alt={t('card.imageAlt', { title })}
        loading="lazy"
        // a photo may lose a twelfth at two edges to fill more of the area; it is whole when it is tapped
        className={clsx('absolute max-w-none object-contain', whole ? 'size-full' : '-inset-[10%] size-[120%]')}
        onError={() => setBroken(true)}
      />
      <button
        type="button"
        aria-label={t('card.enlarge')}
        className="absolute inset-0 grid cursor-zoom-in items-end justify-items-end p-2 [&>svg]:opacity-0 [&:focus-visible>svg]:opacity-100 [&:hover>svg]:opacity-100"
        onClick={onOpen}
      >
        <Maximize2 size={20} aria-hidden className="box-content rounded-full bg-sheet p-2 text-ink transition-opacity" />
      </button>
    </>
  );
}

function Thumbnail({ visual: { url, kind }, label, onOpen }: { visual: Visual; label: string; onOpen: () => void }) {
  const [broken, setBroken] = useState(false);
  const Off = kind === 'video' ? VideoOff : ImageOff;
  return (
    <button type="button" aria-label={label} className="relative grid aspect-square w-full place-items-center overflow-hidden rounded-lg bg-sheet" onClick={onOpen}>
      {broken ? (
        <Off size={20} aria-hidden className="text-ink-soft" />
      ) : (
        <img src={thumbnail(url, 'small')} alt="" loading="lazy" className="size-full object-cover" onError={() => setBroken(true)} />
      )}
      {kind === 'video' && !broken && <Play size={16} fill="currentColor" aria-hidden className="absolute box-content rounded-full bg-sheet p-1 text-ink" />}
    </button>
  );
}
