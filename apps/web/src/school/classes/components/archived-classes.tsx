import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClasses } from '../api/list-classes.ts';
import { ClassList } from './class-list.tsx';

/** The archived classes, folded. They are loaded when they are first unfolded. */
export function ArchivedClasses() {
  const { t } = useTranslation();
  const [wasOpened, setWasOpened] = useState(false);
  const classes = useClasses({ isArchived: true, enabled: wasOpened });
  return (
    <details className="class-archive" onToggle={() => setWasOpened(true)}>
      <summary>
        <ChevronRight size={18} aria-hidden />
        {t('classes.archived')}
      </summary>
      <div>
        {wasOpened && (
          <ClassList classes={classes} empty={<p className="px-1 text-ink-soft">{t('classes.archivedNone')}</p>} />
        )}
      </div>
    </details>
  );
}
