import { ROSTER_CSV_MAX_BYTES } from '@memory/contracts';
import { ChevronRight, FileDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { RosterImport } from './roster-import.tsx';

interface ClassRosterProps {
  classId: string;
  isArchived: boolean;
  onShowStudents: () => void;
}

/** The roster of a class: the import of a CSV file, and the download of one with the present students. */
export function ClassRoster({ classId, isArchived, onShowStudents }: ClassRosterProps) {
  const { t } = useTranslation();
  return (
    <div className="class-teachers">
      {!isArchived && (
        <RosterImport
          scope="class"
          target={{ path: `/api/classes/${classId}/rosters`, maxBytes: ROSTER_CSV_MAX_BYTES }}
          accept=".csv,text/csv,text/plain"
          onward={
            <Button variant="primary" onClick={onShowStudents}>
              {t('roster.done.students')}
            </Button>
          }
        />
      )}
      <div className="roster-import sheet">
        {!isArchived && <FileExample />}
        <div className="roster-download">
          <a href={`/api/classes/${classId}/roster.csv`} download className={buttonClass('outline')}>
            <FileDown size={18} aria-hidden />
            {t('roster.class.download')}
          </a>
          {!isArchived && <p className="text-sm text-ink-soft">{t('roster.class.downloadText')}</p>}
        </div>
      </div>
    </div>
  );
}

const columns = ['givenName', 'familyName', 'chineseName', 'studentNumber', 'familyEmails'] as const;
const sampleRows = [
  ['Mei', 'Lin', '林小梅', '2026-014', 'lin@example.com'],
  ['Jonas', 'Weber', '', '2026-015', ''],
];

/** What a file for the import looks like. */
function FileExample() {
  const { t } = useTranslation();
  return (
    <details className="roster-list">
      <summary>
        <ChevronRight size={18} aria-hidden />
        {t('roster.class.columns')}
      </summary>
      <div>
        <p className="mb-3 text-ink-soft">{t('roster.class.columnsText')}</p>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a phone the table scrolls, also by keyboard */}
        <section aria-label={t('roster.class.columns')} tabIndex={0} className="roster-table">
          <table>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {t(`roster.columns.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sampleRows.map((row) => (
                <tr key={row[3]}>
                  {row.map((cell, index) => (
                    <td key={columns[index]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </details>
  );
}
