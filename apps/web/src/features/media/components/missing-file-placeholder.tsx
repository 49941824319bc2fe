import { ImageOff, VideoOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { VisualFile } from '../visual-files.ts';

/** Stands in the place of a file that is gone. */
export function MissingFilePlaceholder({ kind }: { kind: VisualFile['kind'] }) {
  const { t } = useTranslation();
  const Off = kind === 'video' ? VideoOff : ImageOff;
  return (
    <p className="grid justify-items-center gap-2 text-ink-soft">
      <Off size={32} aria-hidden />
      {t(kind === 'video' ? 'card.videoMissing' : 'card.imageMissing')}
    </p>
  );
}
