import type { RosterConfirmations, RosterPreview } from '@memory/contracts';
import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { ProgressBar } from '../../../components/ui/progress-bar.tsx';
import type { RosterScope } from '../use-roster-import.ts';
import { ChangedStudents, FoldedList, NamedStudents, RejectedRows } from './roster-changes.tsx';

const countNames = ['new', 'changed', 'unchanged', 'missing', 'rejected'] as const;

interface RosterPreviewSheetProps {
  scope: RosterScope;
  headingId: string;
  fileName: string;
  preview: RosterPreview;
  isApplying: boolean;
  /** The message after the changes could not be applied. */
  alert: ReactNode;
  onApply: (confirmations: RosterConfirmations) => void;
  onRestart: () => void;
}

/** What a roster would change: the numbers first, then the names, and the button that applies it. */
export function RosterPreviewSheet({ scope, headingId, fileName, preview, ...props }: RosterPreviewSheetProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const { counts, classes, confirmationsNeeded } = preview;
  const { changes, archives } = confirmationsNeeded;
  const isNothing =
    counts.new + counts.changed + counts.missing === 0 && Object.values(classes).every(({ length }) => length === 0);
  const confirmations = { confirmedChanges: changes, confirmedArchives: archives };
  const needsConfirmation = changes !== null || archives !== null;
  return (
    <>
      <div>
        <h2 id={headingId} tabIndex={-1} className="text-xl outline-none">
          {t('roster.preview.title', { file: fileName })}
        </h2>
        <p className="mt-1 text-ink-soft">{t(isNothing ? 'roster.preview.nothing' : 'roster.preview.nothingYet')}</p>
      </div>
      <dl aria-label={t('roster.preview.counts')} className="roster-counts">
        {countNames.map((name) => (
          <div key={name} className={clsx('roster-count', counts[name] > 0 && `roster-count-${name}`)}>
            <dt>{t(`roster.preview.${name}`)}</dt>
            <dd>{counts[name]}</dd>
          </div>
        ))}
      </dl>
      <div className="roster-lists">
        <RejectedRows rows={preview.rejectedRows} />
        <FoldedList title={t(`roster.${scope}.missing`)} count={counts.missing}>
          <NamedStudents students={preview.missingStudents} />
        </FoldedList>
        <ChangedStudents students={preview.changedStudents} count={counts.changed} />
        <FoldedList title={t('roster.preview.newTitle')} count={counts.new}>
          <NamedStudents students={preview.newStudents} />
        </FoldedList>
        {(['new', 'changed', 'archived'] as const).map((name) => (
          <FoldedList key={name} title={t(`roster.preview.classes.${name}`)} count={classes[name].length}>
            <p>{classes[name].join(', ')}</p>
          </FoldedList>
        ))}
      </div>
      {preview.ignoredColumns.length > 0 && (
        <p className="text-sm text-ink-soft">
          {t('roster.preview.ignored', { columns: preview.ignoredColumns.join(', ') })}
        </p>
      )}
      {props.alert}
      {props.isApplying ? (
        <ProgressBar label={t(`roster.${scope}.applying`)} fraction={null} />
      ) : (
        <div className="flex flex-wrap gap-3">
          {!isNothing && (
            <Button
              variant="primary"
              onClick={() => (needsConfirmation ? setAsking(true) : props.onApply(confirmations))}
            >
              {t('roster.preview.apply')}
            </Button>
          )}
          <Button onClick={props.onRestart}>{t('roster.preview.another')}</Button>
        </div>
      )}
      {isAsking && (
        <ManyChangesDialog
          changes={changes}
          archives={archives}
          onConfirm={() => props.onApply(confirmations)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

interface ManyChangesDialogProps {
  changes: number | null;
  archives: number | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once more, with the numbers, before a roster that changes or archives so many students that it may be a wrong file. */
function ManyChangesDialog({ changes, archives, onConfirm, onClose }: ManyChangesDialogProps) {
  const { t, i18n } = useTranslation();
  const sentences = [
    changes !== null && t('roster.confirm.changes', { count: changes }),
    archives !== null && t('roster.confirm.archives', { count: archives }),
    t('roster.confirm.keeps'),
  ];
  const question = changes !== null && archives !== null ? 'both' : changes !== null ? 'changesOnly' : 'archivesOnly';
  return (
    <ConfirmDialog
      title={t('roster.confirm.title')}
      text={sentences.filter(Boolean).join(i18n.language === 'zh-Hans' ? '' : ' ')}
      confirmLabel={t(`roster.confirm.${question}`, { changes, archives })}
      cancelLabel={t('roster.confirm.cancel')}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
