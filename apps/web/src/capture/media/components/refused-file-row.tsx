import { CircleAlert, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import type { RefusedFile } from '../refused-file.ts';

/** Row for a file that is not uploaded: the reason, which a toast shows too briefly to be read, and a button to dismiss the row. */
export function RefusedFileRow({ file, onDismiss }: { file: RefusedFile; onDismiss: () => void }) {
  const { t } = useTranslation();
  return (
    <li className="col-span-3 flex items-center gap-2 rounded-xl border border-cinnabar-text/50 bg-well py-1 pl-3">
      <CircleAlert size={18} aria-hidden className="shrink-0 text-cinnabar-text" />
      <p className="min-w-0 flex-1 text-sm">{file.reason}</p>
      <Button variant="ghost" round aria-label={t('media.dismiss', { name: file.name })} onClick={onDismiss}>
        <X size={18} aria-hidden />
      </Button>
    </li>
  );
}
