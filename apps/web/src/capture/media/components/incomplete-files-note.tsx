import type { Entry } from '@memory/contracts';
import { FileWarning } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { visualFilesOf } from '../visual-files.ts';

/** Says which parts of the entry's recording, images and videos are missing, once for each kind of file. */
export default function IncompleteFilesNote({ entry }: { entry: Entry }) {
  const { t } = useTranslation();
  const visuals = visualFilesOf(entry);
  const kinds = (entry.incompleteFiles ?? []).map(({ url, missing }) =>
    missing === 'sound' ? missing : (visuals.find((visual) => visual.url === url)?.kind ?? 'recording'),
  );
  return (
    <ul className="grid gap-1 text-sm text-ink-soft">
      {[...new Set(kinds)].map((kind) => (
        <li key={kind} className="flex gap-2">
          <FileWarning size={18} aria-hidden className="shrink-0" />
          {t(`incompleteFiles.${kind}`)}
        </li>
      ))}
    </ul>
  );
}
