import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { copyText } from '../../../lib/copy-text.ts';
import { downloadFile } from '../../../lib/download-file.ts';
import { formatDateTime } from '../../../lib/format-date.ts';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  username: string;
  onClose: () => void;
}

type Outcome = 'copied' | 'copyFailed' | 'downloaded';

/** Dialog with new recovery codes, which are shown only here. The dialog warns once if it is closed before the codes were stored. */
export function RecoveryCodesDialog({ codes, username, onClose }: RecoveryCodesDialogProps) {
  const { t, i18n } = useTranslation();
  const [madeAt] = useState(() => new Date().toISOString());
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isStored, setStored] = useState(false);
  const [isWarned, setWarned] = useState(false);
  const texts = {
    title: t('secondFactor.recoveryCodes.fileTitle', { site: window.location.host, username }),
    text: t('secondFactor.recoveryCodes.fileText'),
    date: t('secondFactor.recoveryCodes.fileDate', { time: formatDateTime(madeAt, i18n.language) }),
  };
  const file = recoveryCodeText(texts, codes);
  const store = (result: Outcome | null): void => {
    setOutcome(result);
    setStored(true);
    setWarned(false);
  };
  const copy = (): Promise<void> =>
    copyText(file).then(
      () => store('copied'),
      () => setOutcome('copyFailed'),
    );
  const download = (): void => {
    downloadFile(new Blob([file], { type: 'text/plain;charset=utf-8' }), t('secondFactor.recoveryCodes.fileName'));
    store('downloaded');
  };
  const print = (): void => {
    window.print();
    store(null);
  };
  const close = (): void => (isStored || isWarned ? onClose() : setWarned(true));
  return (
    <Dialog
      title={t('secondFactor.recoveryCodes.dialogTitle')}
      description={t('secondFactor.recoveryCodes.dialogText')}
      hasUnsavedChanges
      onClose={close}
    >
      <ul
        aria-label={t('secondFactor.recoveryCodes.list')}
        className="grid gap-x-4 gap-y-1.5 rounded-2xl border border-line bg-sheet p-4 text-center sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>
            <code className="text-[1.05rem] font-semibold">{code}</code>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3 *:flex-1">
        <Button onClick={() => void copy()}>
          <Copy size={18} aria-hidden />
          {t('secondFactor.recoveryCodes.copy')}
        </Button>
        <Button onClick={download}>
          <Download size={18} aria-hidden />
          {t('secondFactor.recoveryCodes.download')}
        </Button>
        <Button onClick={print}>{t('secondFactor.recoveryCodes.print')}</Button>
      </div>
      <output className="mt-2 block min-h-6 text-sm text-ink-soft">
        {outcome && t(`secondFactor.recoveryCodes.${outcome}`)}
      </output>
      {isWarned && (
        <p role="alert" className="margin-rule mt-2 pl-4">
          {t('secondFactor.recoveryCodes.notStored')}
        </p>
      )}
      <Button variant="primary" className="mt-4 w-full" onClick={onClose}>
        {t('secondFactor.recoveryCodes.done')}
      </Button>
      {createPortal(<pre data-print-only>{file}</pre>, document.body)}
    </Dialog>
  );
}

interface RecoveryCodeTexts {
  title: string;
  text: string;
  date: string;
}

/**
 * Returns the text of the file with recovery codes: their purpose, and one code per line. The line ends are CRLF, so that all Windows editors show
 * them.
 */
function recoveryCodeText({ title, text, date }: RecoveryCodeTexts, codes: readonly string[]): string {
  return [title, text, date, '', ...codes, ''].join('\r\n');
}
