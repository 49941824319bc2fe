import { ImageOff, VideoOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { VisualFile } from '../visual-files.ts';

/** Icon and text shown instead of an image or video that cannot be loaded. */
export function MissingFilePlaceholder({ kind }: { kind: VisualFile['kind'] }) {
  const { t } = useTranslation();
  const Icon = kind === 'video' ? VideoOff : ImageOff;
  return (
    <p className="grid justify-items-center gap-2 text-ink-soft">
      <Icon size={32} aria-hidden />
      {t(kind === 'video' ? 'card.videoMissing' : 'card.imageMissing')}
    </p>
  );
}
