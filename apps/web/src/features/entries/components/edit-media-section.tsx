import { ImagePlus, Video } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EditableMediaList } from '../../media/components/editable-media-list.tsx';
import type { MediaUploads } from '../../media/use-media-uploads.ts';
import type { DraftFile } from '../draft.ts';

interface EditMediaSectionProps {
  media: MediaUploads;
  attached: readonly DraftFile[];
  onChange: (attached: DraftFile[]) => void;
}

const kinds = [
  { accept: 'image/*', label: 'edit.uploadImages', Sign: ImagePlus },
  { accept: 'video/*', label: 'edit.uploadVideos', Sign: Video },
] as const;

/** The pictures and videos of a memory that is being edited. */
export function EditMediaSection({ media, attached, onChange }: EditMediaSectionProps) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="edit-media" className="grid gap-2">
      <h3 id="edit-media" className="text-sm font-semibold">
        {t('edit.media')}
      </h3>
      <EditableMediaList media={media} attached={attached} onChange={onChange} />
      <div className="flex flex-wrap gap-2">
        {kinds.map(({ accept, label, Sign }) => (
          <label
            key={accept}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-xl border border-line-strong/60 bg-sheet px-4 font-semibold hover:bg-well focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-jade-text"
          >
            <Sign size={18} aria-hidden />
            {t(label)}
            <input
              type="file"
              accept={accept}
              multiple
              className="sr-only"
              onChange={({ target }) => {
                media.add([...(target.files ?? [])]);
                target.value = '';
              }}
            />
          </label>
        ))}
      </div>
    </section>
  );
}
