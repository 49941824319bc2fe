import type { ClassDetails, ClassStudent } from '@memory/contracts';
import { FileInput, Pencil, UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { toast } from '../../../lib/toasts.ts';
import { useRemoveStudent } from '../api/class-members.ts';
import { studentName } from '../student-name.ts';
import { RemoveButton } from './remove-button.tsx';
import { StudentDialog } from './student-dialog.tsx';

interface StudentListProps {
  schoolClass: ClassDetails;
  onImport: () => void;
}

/** The students of a class, whom its teachers add, correct and remove. */
export function StudentList({ schoolClass, onImport }: StudentListProps) {
  const { t } = useTranslation();
  const { id, isArchived } = schoolClass;
  const students = schoolClass.students ?? [];
  const [isAdding, setAdding] = useState(false);
  const addButtons = !isArchived && (
    <>
      <Button variant="primary" onClick={() => setAdding(true)}>
        <UserRoundPlus size={18} aria-hidden />
        {t('classStudents.add')}
      </Button>
      <Button onClick={onImport}>
        <FileInput size={18} aria-hidden />
        {t('classStudents.import')}
      </Button>
    </>
  );
  return (
    <>
      {students.length === 0 ? (
        <EmptyState character="生" title={t('classStudents.empty')} text={t('classStudents.emptyText')}>
          {addButtons}
        </EmptyState>
      ) : (
        <>
          {addButtons && <div className="class-tools">{addButtons}</div>}
          <ul aria-label={t('classStudents.list')} className="sheet divide-y divide-line">
            {students.map((student) => (
              <StudentRow key={student.id} classId={id} student={student} isReadOnly={isArchived} />
            ))}
          </ul>
        </>
      )}
      {isAdding && <StudentDialog classId={id} onClose={() => setAdding(false)} />}
    </>
  );
}

interface StudentRowProps {
  classId: string;
  student: ClassStudent;
  isReadOnly: boolean;
}

function StudentRow({ classId, student, isReadOnly }: StudentRowProps) {
  const { t } = useTranslation();
  const { username, chineseName, studentNumber } = student;
  const name = studentName(student);
  const [isCorrecting, setCorrecting] = useState(false);
  const remove = useRemoveStudent(classId, student.id);
  return (
    <li className="class-student">
      <div className="class-student-text">
        <bdi className="class-student-name">{name}</bdi>
        {chineseName !== null && chineseName !== name ? (
          <span lang="zh-Hans" className="class-student-chinese kai">
            {chineseName}
          </span>
        ) : (
          <span className="max-sm:hidden" />
        )}
        <span className="class-student-more">
          {studentNumber !== null && <bdi>{t('classStudents.number', { number: studentNumber })}</bdi>}
          <bdi>@{username}</bdi>
          {student.isArchived && <span>{t('classStudents.left')}</span>}
        </span>
      </div>
      {!isReadOnly && (
        <div className="class-student-buttons">
          <Button
            variant="ghost"
            round
            aria-label={t('classStudents.correct', { name })}
            onClick={() => setCorrecting(true)}
          >
            <Pencil size={18} aria-hidden />
          </Button>
          <RemoveButton
            label={t('classStudents.remove', { name })}
            isPending={remove.isPending}
            title={t('classStudents.removeTitle', { name })}
            text={t('classStudents.removeText', { name })}
            confirmLabel={t('classStudents.removeConfirm')}
            cancelLabel={t('classStudents.removeCancel')}
            onRemove={() =>
              remove.mutate(undefined, { onSuccess: () => toast({ title: t('classStudents.removed', { name }) }) })
            }
          />
        </div>
      )}
      {isCorrecting && <StudentDialog classId={classId} student={student} onClose={() => setCorrecting(false)} />}
    </li>
  );
}

/** Placeholder with the size of the list's buttons and some students. */
export function StudentListSkeleton() {
  return (
    <>
      <div className="class-tools">
        <Skeleton className="h-11 w-40 rounded-xl" />
        <Skeleton className="h-11 w-40 rounded-xl" />
      </div>
      <div className="sheet divide-y divide-line">
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <div key={row} className="class-student">
            <Skeleton className="h-5 w-2/5" />
          </div>
        ))}
      </div>
    </>
  );
}
