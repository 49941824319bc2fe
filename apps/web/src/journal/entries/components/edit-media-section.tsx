import { ImagePlus, Video } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  EditableMediaList,
  IMAGE_ACCEPT,
  VIDEO_ACCEPT,
  type AttachedFile,
  type MediaUploads,
} from '../../../capture/index.ts';

interface EditMediaSectionProps {
  mediaUploads: MediaUploads;
  attached: readonly AttachedFile[];
  onChange: (attached: AttachedFile[]) => void;
}

const fileInputs = [
  { accept: IMAGE_ACCEPT, label: 'edit.uploadImages', Icon: ImagePlus },
  { accept: VIDEO_ACCEPT, label: 'edit.uploadVideos', Icon: Video },
] as const;

/** The images and videos of the entry being edited, with inputs to add more. */
export function EditMediaSection({ mediaUploads, attached, onChange }: EditMediaSectionProps) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="edit-media" className="grid gap-2">
      <h3 id="edit-media" className="text-sm font-semibold">
        {t('edit.media')}
      </h3>
      <EditableMediaList mediaUploads={mediaUploads} attached={attached} onChange={onChange} />
      <div className="flex flex-wrap gap-2">
        {fileInputs.map(({ accept, label, Icon }) => (
          <label
            key={accept}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-xl border border-line-strong/60 bg-sheet px-4 font-semibold hover:bg-well focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-jade-text"
          >
            <Icon size={18} aria-hidden />
            {t(label)}
            <input
              type="file"
              accept={accept}
              multiple
              className="sr-only"
              onChange={({ target }) => {
                mediaUploads.add([...(target.files ?? [])]);
                target.value = '';
              }}
            />
          </label>
        ))}
      </div>
    </section>
  );
}
