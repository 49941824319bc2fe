import { RotateCcw, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { ProgressBar } from '../../../components/ui/progress-bar.tsx';
import type { QueuedUpload } from '../upload-queue.ts';

interface PendingUploadRowProps {
  file: QueuedUpload;
  onRetry: () => void;
  onRemove: () => void;
}

/** A picture or video on its way. */
export function PendingUploadRow({ file: { name, state, sent, problem }, onRetry, onRemove }: PendingUploadRowProps) {
  const { t } = useTranslation();
  const stuck = state === 'failed' || state === 'refused';
  return (
    <li className="col-span-3 grid grid-cols-[1fr_auto] items-center gap-x-2 rounded-xl border border-line bg-well py-1 pl-3">
      <div className="min-w-0">
        <p className="truncate text-sm font-semibold">{name}</p>
        {stuck ? (
          <p className="text-sm text-cinnabar-text">
            {problem ?? t(state === 'failed' ? 'media.kept' : 'media.toasts.failedText')}
          </p>
        ) : (
          <ProgressBar
            label={t(state === 'waiting' ? 'media.waiting' : sent < 1 ? 'media.uploading' : 'media.checking')}
            fraction={sent < 1 ? sent : null}
          />
        )}
      </div>
      <div className="flex">
        {stuck && (
          <Button variant="ghost" round aria-label={t('media.retry', { name })} onClick={onRetry}>
            <RotateCcw size={18} aria-hidden />
          </Button>
        )}
        <Button
          variant="ghost"
          round
          aria-label={t(stuck ? 'media.remove' : 'media.cancel', { name })}
          onClick={onRemove}
        >
          <X size={18} aria-hidden />
        </Button>
      </div>
    </li>
  );
}
