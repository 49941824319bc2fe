import type { User } from '@memory/contracts';
import { CalendarDays, Image, Mic } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { ProgressBar } from '../../../components/ui/progress-bar.tsx';
import { Switch } from '../../../components/ui/switch.tsx';
import type { BookOptions } from '../book.ts';
import { useBookExport } from '../use-book-export.ts';

interface ExportBookDialogProps {
  user: User;
  /** How many memories there are to export. */
  count: number;
  onClose: () => void;
}

const PARTS = [
  { part: 'images', icon: <Image size={20} />, label: 'book.images' },
  { part: 'transcripts', icon: <Mic size={20} />, label: 'book.transcripts' },
  { part: 'dates', icon: <CalendarDays size={20} />, label: 'book.dates' },
] as const;

/** What shall stand in the book; then it is made here, in the browser, and saved. */
export default function ExportBookDialog({ user, count, onClose }: ExportBookDialogProps) {
  const { t } = useTranslation();
  const [options, setOptions] = useState<BookOptions>({ images: true, transcripts: true, dates: true });
  const { part, start, cancel } = useBookExport(user, onClose);
  const busy = part !== null;
  return (
    <Dialog
      onClose={onClose}
      hasUnsavedChanges={busy}
      title={t('book.export')}
      description={t('book.exportText', { count })}
    >
      <div className="grid gap-4">
        {PARTS.map(({ part: name, icon, label }) => (
          <Switch
            key={name}
            label={t(label)}
            hint=""
            icon={icon}
            checked={options[name]}
            onCheckedChange={(checked) => setOptions({ ...options, [name]: checked })}
          />
        ))}
        {busy && <ProgressBar label={t('book.generating')} fraction={part} />}
        <div className="mt-2 grid gap-2 sm:flex sm:justify-end">
          <Button onClick={busy ? cancel : onClose}>{t('book.cancel')}</Button>
          <Button variant="primary" disabled={busy || count === 0} onClick={() => void start(options)}>
            {busy ? t('book.generating') : t('book.exportCount', { count })}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
