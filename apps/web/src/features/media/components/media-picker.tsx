import { clsx } from 'clsx';
import { Images } from 'lucide-react';
import { type ChangeEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AttachedFile } from '../attached-file.ts';
import { useFileDrop } from '../use-file-drop.ts';
import type { MediaUploads } from '../use-media-uploads.ts';
import { EditableMediaList } from './editable-media-list.tsx';

interface MediaPickerProps {
  mediaUploads: MediaUploads;
  attached: readonly AttachedFile[];
  onChange: (attached: AttachedFile[]) => void;
}

/** Form field for an entry's images and videos, which are added with a file input or by drag and drop, and can be reordered. */
export function MediaPicker({ mediaUploads, attached, onChange }: MediaPickerProps) {
  const { t } = useTranslation();
  const id = useId();
  const { isDraggedOver, dropZoneProps } = useFileDrop(mediaUploads.add);

  function choose(event: ChangeEvent<HTMLInputElement>): void {
    mediaUploads.add([...(event.target.files ?? [])]);
    // The input's value is reset, because choosing the same file again would otherwise fire no change event.
    event.target.value = '';
  }

  return (
    <section aria-label={t('media.title')} className="grid gap-2" {...dropZoneProps}>
      <EditableMediaList mediaUploads={mediaUploads} attached={attached} onChange={onChange} />
      <label
        htmlFor={id}
        className={clsx(
          'flex min-h-11 cursor-pointer items-center gap-3 rounded-xl border border-dashed px-3.5 py-2 hover:border-jade',
          'focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-jade-text',
          isDraggedOver ? 'border-jade bg-jade-wash' : 'border-line-strong/60',
        )}
      >
        <Images size={20} aria-hidden className="shrink-0 text-jade-text" />
        <span className="leading-tight">
          <span className="block font-semibold">{t('media.add')}</span>
          <span className="block text-sm text-ink-soft">{t('media.hint')}</span>
        </span>
        <input
          id={id}
          type="file"
          accept="image/*,video/*"
          multiple
          aria-label={t('media.add')}
          className="sr-only"
          onChange={choose}
        />
      </label>
    </section>
  );
}
