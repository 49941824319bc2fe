import type { DataExport } from '@memory/contracts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { ProgressBar } from '../../../components/ui/progress-bar.tsx';
import { formatBytes } from '../../../lib/format-bytes.ts';

interface ActiveDataExportProps {
  item: DataExport;
  isCancelling: boolean;
  onCancel: () => void;
}

/** The progress of a data export, with a button that cancels it. */
export function ActiveDataExport({ item, isCancelling, onCancel }: ActiveDataExportProps) {
  const { t } = useTranslation();
  const { state, totalFiles, totalBytes, sentFiles, sentBytes } = item;
  const detail = t('settings.export.progress', {
    sentFiles,
    totalFiles,
    // The number of sent bytes is capped, because a file that was added during the export may be missing in the total.
    sentBytes: formatBytes(Math.min(sentBytes, totalBytes)),
    totalBytes: formatBytes(totalBytes),
  });
  const isCounted = state === 'running' && totalBytes > 0;
  return (
    <li className="grid justify-items-stretch gap-2">
      <ProgressBar
        label={t(state === 'reserved' ? 'settings.export.waiting' : 'settings.export.downloading')}
        fraction={isCounted ? Math.min(1, sentBytes / totalBytes) : null}
        detail={totalFiles > 0 ? detail : undefined}
      />
      <div>
        <Button disabled={isCancelling} onClick={onCancel}>
          {t('settings.export.cancel')}
        </Button>
      </div>
    </li>
  );
}
