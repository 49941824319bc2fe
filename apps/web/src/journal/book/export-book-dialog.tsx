import type { ReadingAids, User } from '@memory/contracts';
import { CalendarDays, Image, Mic } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { DialogActions } from '../../components/ui/dialog-actions.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { ProgressBar } from '../../components/ui/progress-bar.tsx';
import { Switch } from '../../components/ui/switch.tsx';
import { ReadingAidsChoices } from '../../reading/index.ts';
import { useReadingAids } from '../../words/index.ts';
import type { BookOptions } from './book.ts';
import { useBookExport } from './use-book-export.ts';

interface ExportBookDialogProps {
  user: User;
  /** The number of the user's entries, which the dialog shows. */
  count: number;
  onClose: () => void;
}

const optionSwitches = [
  { option: 'images', icon: <Image size={20} />, label: 'book.images' },
  { option: 'transcripts', icon: <Mic size={20} />, label: 'book.transcripts' },
  { option: 'dates', icon: <CalendarDays size={20} />, label: 'book.dates' },
] as const;

/** The word sets that a book can use. The set `fading` is missing, because a printed book shows all readings in the same ink. */
const bookWordSets = ['all', 'new'] as const;

/** Dialog in which the user chooses the options of the PDF export. The browser then renders the book and downloads it. */
export default function ExportBookDialog({ user, count, onClose }: ExportBookDialogProps) {
  const { t } = useTranslation();
  const [options, setOptions] = useState<BookOptions>({ images: true, transcripts: true, dates: true });
  // The reader's own reading aids are the default; changes apply to this book alone.
  const readersAids = useReadingAids();
  const [aids, setAids] = useState<ReadingAids>({
    ...readersAids,
    words: readersAids.words === 'all' ? 'all' : 'new',
  });
  const { progress, start, cancel } = useBookExport(user, onClose);
  const busy = progress !== null;
  return (
    <Dialog
      onClose={onClose}
      hasUnsavedChanges={busy}
      title={t('book.export')}
      description={t('book.exportText', { count })}
    >
      <div className="grid gap-4">
        {optionSwitches.map(({ option, icon, label }) => (
          <Switch
            key={option}
            label={t(label)}
            hint=""
            icon={icon}
            checked={options[option]}
            onCheckedChange={(checked) => setOptions({ ...options, [option]: checked })}
          />
        ))}
        <ReadingAidsChoices
          aids={aids}
          wordSets={bookWordSets}
          onChange={(changes) => setAids({ ...aids, ...changes })}
        />
        <DialogActions className="mt-1 flex flex-wrap justify-end">
          {busy && (
            <div className="mb-1 basis-full">
              <ProgressBar label={t('book.generating')} fraction={progress} />
            </div>
          )}
          <Button onClick={busy ? cancel : onClose}>{t('book.cancel')}</Button>
          <Button
            variant="primary"
            className="max-sm:flex-1"
            disabled={busy || count === 0}
            onClick={() => void start(options, aids)}
          >
            {busy ? t('book.generating') : t('book.exportCount', { count })}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
