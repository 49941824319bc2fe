import type { RosterPreview } from '@memory/contracts';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { studentName } from '../../classes/student-name.ts';

/** The most names that a list shows, so that the roster of a whole school stays a page that scrolls well. */
const SHOWN_MAX = 200;

interface FoldedListProps {
  title: string;
  count: number;
  isOpen?: boolean;
  children: ReactNode;
}

/** A list below its title with its number, folded at first. Without anything in it, it is left out. */
export function FoldedList({ title, count, isOpen = false, children }: FoldedListProps) {
  if (count === 0) return null;
  return (
    <details open={isOpen} className="roster-list">
      <summary>
        <ChevronRight size={18} aria-hidden />
        {title}
        <span className="roster-list-count">{count}</span>
      </summary>
      <div>{children}</div>
    </details>
  );
}

/** The first names of a list, and how many more there are. */
function FirstItems<Item>({ items, children }: { items: readonly Item[]; children: (item: Item) => ReactNode }) {
  const { t } = useTranslation();
  return (
    <ul className="roster-items">
      {items.slice(0, SHOWN_MAX).map(children)}
      {items.length > SHOWN_MAX && <li>{t('roster.preview.andMore', { count: items.length - SHOWN_MAX })}</li>}
    </ul>
  );
}

type NamedStudent = Parameters<typeof studentName>[0] & { studentNumber: string | null };

export function NamedStudents({ students }: { students: readonly NamedStudent[] }) {
  return (
    <FirstItems items={students}>
      {(student) => (
        <li key={`${student.studentNumber} ${studentName(student)}`}>
          <StudentNames student={student} />
        </li>
      )}
    </FirstItems>
  );
}

function StudentNames({ student }: { student: NamedStudent }) {
  const { t } = useTranslation();
  const name = studentName(student);
  const { chineseName, studentNumber } = student;
  return (
    <>
      <bdi className="font-semibold">{name}</bdi>
      {chineseName !== null && chineseName !== name && (
        <span lang="zh-Hans" className="kai">
          {chineseName}
        </span>
      )}
      {studentNumber !== null && (
        <bdi className="text-sm text-ink-soft">{t('classStudents.number', { number: studentNumber })}</bdi>
      )}
    </>
  );
}

interface ChangedStudentsProps {
  students: RosterPreview['changedStudents'];
  count: number;
}

/** The changed students, with each field before and after. */
export function ChangedStudents({ students, count }: ChangedStudentsProps) {
  const { t } = useTranslation();
  return (
    <FoldedList title={t('roster.preview.changedTitle')} count={count}>
      <FirstItems items={students}>
        {(student) => (
          <li key={student.id}>
            <bdi className="font-semibold">{studentName(student)}</bdi>
            {student.isRestored && <span className="text-sm text-ink-soft">{t('roster.preview.restored')}</span>}
            {student.matchedBy === 'names' && (
              <span className="text-sm text-ink-soft">{t('roster.preview.byNames')}</span>
            )}
            {student.changes.map(({ field, before, after }) => (
              <span key={field} className="roster-change">
                {t(`roster.preview.fields.${field}`)}: <del>{before || t('roster.preview.empty')}</del> →{' '}
                <ins>{after || t('roster.preview.empty')}</ins>
              </span>
            ))}
          </li>
        )}
      </FirstItems>
    </FoldedList>
  );
}

/** The rejected rows, each with its line and the reason. The list is open at first, because the teacher has to correct these rows. */
export function RejectedRows({ rows }: { rows: RosterPreview['rejectedRows'] }) {
  const { t } = useTranslation();
  return (
    <FoldedList title={t('roster.preview.rejectedTitle')} count={rows.length} isOpen>
      <p className="mb-2 text-sm text-ink-soft">{t('roster.preview.rejectedText')}</p>
      <FirstItems items={rows}>
        {({ file, line, reason, name }) => (
          <li key={`${file} ${line} ${reason}`}>
            <span className="font-semibold">
              {file === null ? t('roster.preview.line', { line }) : t('roster.preview.fileLine', { file, line })}
            </span>
            {name !== '' && <bdi>{name}</bdi>}
            <span className="roster-change">{t(`roster.reasons.${reason}`)}</span>
          </li>
        )}
      </FirstItems>
    </FoldedList>
  );
}
