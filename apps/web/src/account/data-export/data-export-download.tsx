import { ApiRequestError } from '@memory/api-client';
import type { DataExport } from '@memory/contracts';
import { Download } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../../components/ui/button.tsx';
import { ProgressBar } from '../../components/ui/progress-bar.tsx';
import { SettingSection } from '../../components/ui/setting-section.tsx';
import { apiErrorMessage } from '../../lib/api-errors.ts';
import { formatBytes } from '../../lib/format-bytes.ts';
import {
  dataExportUrl,
  isActiveExport,
  isEndedExport,
  useCancelDataExport,
  useDataExports,
  useStartDataExport,
} from './data-exports.ts';

/** A link that downloads all data of the user, the progress of the running downloads, and the result of the last download. */
function DataExportDownload({ labelledBy }: { labelledBy: string }) {
  const { t } = useTranslation();
  const link = useRef<HTMLAnchorElement>(null);
  const { data: exports = [] } = useDataExports();
  const start = useStartDataExport();
  const cancel = useCancelDataExport();
  const active = exports.filter(isActiveExport);
  const last = exports.find(isEndedExport);
  const isCancelled = cancel.isSuccess && cancel.context?.endedId === last?.id;
  // An error about too many exports is outdated as soon as no export is active any more.
  const isRejected = start.isError && !(active.length === 0 && isLimitError(start.error));
  const isLastShown = active.length === 0 && !start.isPending && !isRejected && !isCancelled;

  function begin(): void {
    if (start.isPending) return;
    cancel.reset();
    start.mutate();
  }

  function handleClick(event: MouseEvent): void {
    // With a modifier key, the browser handles the link itself, for example opens it in a new tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    begin();
  }

  return (
    <div className="grid gap-4">
      <div>
        <a ref={link} href={dataExportUrl()} download className={buttonClass('outline')} onClick={handleClick}>
          <Download size={18} aria-hidden />
          {t('settings.export.download')}
        </a>
      </div>
      {start.isPending && <ProgressBar label={t('settings.export.preparing')} fraction={null} />}
      {active.length > 0 && (
        <ul aria-labelledby={labelledBy} className="grid gap-4">
          {active.map((item) => (
            <ActiveDataExport
              key={item.id}
              item={item}
              isCancelling={cancel.isPending && cancel.variables === item.id}
              onCancel={() => {
                start.reset();
                cancel.mutate(item.id);
                link.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      {/* this element is always rendered, because a screen reader announces a changed text only in an existing element */}
      <output className="block text-[0.95rem] empty:hidden">
        {isCancelled && active.length === 0 && t('settings.export.cancelled')}
        {isLastShown && last?.state === 'finished' && t('settings.export.finished')}
      </output>
      {isRejected && <Failure text={apiErrorMessage(start.error, t('settings.export.failed'))} onTryAgain={begin} />}
      {isLastShown && last?.state === 'failed' && (
        <Failure text={t('settings.export.interrupted')} onTryAgain={begin} />
      )}
    </div>
  );
}

const isLimitError = (error: Error): boolean =>
  error instanceof ApiRequestError && error.code === 'too_many_data_exports';

function Failure({ text, onTryAgain }: { text: string; onTryAgain: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="grid justify-items-start gap-3">
      <p role="alert" className="text-[0.95rem] text-cinnabar-text">
        {text}
      </p>
      <Button onClick={onTryAgain}>{t('settings.export.tryAgain')}</Button>
    </div>
  );
}

interface ActiveDataExportProps {
  item: DataExport;
  isCancelling: boolean;
  onCancel: () => void;
}

/** The progress of a data export, with a button that cancels it. */
function ActiveDataExport({ item, isCancelling, onCancel }: ActiveDataExportProps) {
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

/** Setting with the download of all data that Memory stores about the user. */
export function ExportSetting() {
  const { t } = useTranslation();
  return (
    <SettingSection title={t('settings.export.title')} text={t('settings.export.text')}>
      {(headingId) => <DataExportDownload labelledBy={headingId} />}
    </SettingSection>
  );
}
