import { clsx } from 'clsx';
import { Images } from 'lucide-react';
import { type ChangeEvent, Suspense, useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { preloadable, preloadWhenIdle } from '../../../lib/preloadable-component.ts';
import { useFileDrop } from '../use-file-drop.ts';
import type { AttachedFile, MediaUploads } from '../use-media-uploads.ts';
import { MEDIA_ACCEPT } from '../validate-file.ts';

// The list is loaded when the browser is idle, because a new entry has no files at first.
const EditableMediaList = preloadable(() => import('./editable-media-list.tsx'));

interface MediaPickerProps {
  mediaUploads: MediaUploads;
  attached: readonly AttachedFile[];
  onChange: (attached: AttachedFile[]) => void;
}

/**
 * Form field for an entry's images and videos, which are added with a file input or by drag and drop, and can be reordered. The input is a
 * cell of the line of details in the form; the files are above this line.
 */
export function MediaPicker({ mediaUploads, attached, onChange }: MediaPickerProps) {
  const { t } = useTranslation();
  const id = useId();
  const { isDraggedOver, dropZoneProps } = useFileDrop(mediaUploads.add);

  const count = attached.length + mediaUploads.files.length + mediaUploads.refusedFiles.length;
  useEffect(() => preloadWhenIdle(EditableMediaList.preload), []);

  function choose(event: ChangeEvent<HTMLInputElement>): void {
    mediaUploads.add([...(event.target.files ?? [])]);
    // The input's value is reset, because choosing the same file again would otherwise fire no change event.
    event.target.value = '';
  }

  return (
    <section aria-label={t('media.title')} className="contents" {...dropZoneProps}>
      {count > 0 && (
        <div className="order-first col-span-full">
          <Suspense fallback={<MediaListSkeleton count={count} />}>
            <EditableMediaList mediaUploads={mediaUploads} attached={attached} onChange={onChange} />
          </Suspense>
        </div>
      )}
      <label
        htmlFor={id}
        className={clsx(
          'flex min-h-11 max-w-36 cursor-pointer items-center gap-2 rounded-xl border border-dashed px-2.5 py-1 hover:border-jade',
          'focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-jade-text',
          isDraggedOver ? 'border-jade bg-jade-wash' : 'border-line-strong/60',
        )}
      >
        <Images size={20} aria-hidden className="shrink-0 text-jade-text" />
        <span className="text-xs leading-tight text-ink-soft">{t('media.hint')}</span>
        <input
          id={id}
          type="file"
          accept={MEDIA_ACCEPT}
          multiple
          aria-label={t('media.add')}
          className="sr-only"
          onChange={choose}
        />
      </label>
    </section>
  );
}

/** Placeholder for the list of files, with a tile for each file. */
function MediaListSkeleton({ count }: { count: number }) {
  return (
    <div className="grid grid-cols-3 gap-2">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className="aspect-square rounded-xl" />
      ))}
    </div>
  );
}
