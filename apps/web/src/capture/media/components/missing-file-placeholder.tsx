import { ImageOff, VideoOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { LoadFailure } from '../use-load-failure.ts';
import type { VisualFile } from '../visual-files.ts';

interface MissingFilePlaceholderProps {
  kind: VisualFile['kind'];
  failure?: LoadFailure;
}

/** Icon and text shown instead of an image or video that cannot be loaded or played. */
export function MissingFilePlaceholder({ kind, failure = 'missing' }: MissingFilePlaceholderProps) {
  const { t } = useTranslation();
  const Icon = kind === 'video' ? VideoOff : ImageOff;
  const missing = kind === 'video' ? 'card.videoMissing' : 'card.imageMissing';
  return (
    <p className="grid justify-items-center gap-2 text-center text-ink-soft">
      <Icon size={32} aria-hidden />
      {t(kind === 'video' && failure === 'unplayable' ? 'card.videoUnplayable' : missing)}
    </p>
  );
}
