import type { ClassDetails, ClassStudent, StudentSignIn } from '@memory/contracts';
import { Eye, EyeOff, IdCard, RefreshCw } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { formatDate } from '../../../lib/format-date.ts';
import { toast } from '../../../lib/toasts.ts';
import { studentName } from '../../classes/student-name.ts';
import { useRenewPictures, useStudentSignIns } from '../api/student-sign-in.ts';
import { BadgesDialog } from './badges-dialog.tsx';
import { PictureRow } from './picture-row.tsx';

/** The pictures and badges of the students. The pictures are hidden at first, because other children may stand beside the teacher. */
export function StudentSignInSection({ schoolClass }: { schoolClass: ClassDetails }) {
  const { t } = useTranslation();
  const headingId = useId();
  const { id, isArchived } = schoolClass;
  const students = (schoolClass.students ?? []).filter((student) => !student.isArchived);
  const { data, isError, refetch } = useStudentSignIns(id);
  const [isShown, setShown] = useState(false);
  const [badgesFor, setBadgesFor] = useState<readonly ClassStudent[] | null>(null);
  const Sign = isShown ? EyeOff : Eye;
  return (
    <section aria-labelledby={headingId}>
      <div className="sign-in-head">
        <div>
          <h2 id={headingId} className="text-xl">
            {t('studentSignIn.title')}
          </h2>
          <p className="text-ink-soft">{t('studentSignIn.text')}</p>
        </div>
        {students.length > 0 && (
          <div className="sign-in-buttons">
            <Button aria-pressed={isShown} onClick={() => setShown(!isShown)}>
              <Sign size={18} aria-hidden />
              {t(isShown ? 'studentSignIn.hide' : 'studentSignIn.show')}
            </Button>
            {!isArchived && (
              <Button onClick={() => setBadgesFor(students)}>
                <IdCard size={18} aria-hidden />
                {t('studentSignIn.printAll')}
              </Button>
            )}
          </div>
        )}
      </div>
      {students.length === 0 && <p className="sign-in-note">{t('studentSignIn.none')}</p>}
      {students.length > 0 && !data && !isError && <Skeleton className="sign-in-skeleton" />}
      {students.length > 0 && !data && isError && (
        <p role="alert" className="sign-in-note">
          {t('studentSignIn.failed')} <Button onClick={() => void refetch()}>{t('classes.tryAgain')}</Button>
        </p>
      )}
      {students.length > 0 && data && (
        <ul aria-label={t('studentSignIn.title')} className="sheet divide-y divide-line">
          {students.map((student) => (
            <StudentRow
              key={student.id}
              classId={id}
              student={student}
              signIn={data.find(({ studentId }) => studentId === student.id)}
              isShown={isShown}
              isReadOnly={isArchived}
              onPrintBadge={() => setBadgesFor([student])}
            />
          ))}
        </ul>
      )}
      {badgesFor && (
        <BadgesDialog
          schoolClass={schoolClass}
          students={badgesFor}
          isWholeClass={badgesFor === students || badgesFor.length === students.length}
          onClose={() => setBadgesFor(null)}
        />
      )}
    </section>
  );
}

interface StudentRowProps {
  classId: string;
  student: ClassStudent;
  signIn: StudentSignIn | undefined;
  isShown: boolean;
  isReadOnly: boolean;
  onPrintBadge: () => void;
}

function StudentRow({ classId, student, signIn, isShown, isReadOnly, onPrintBadge }: StudentRowProps) {
  const { t, i18n } = useTranslation();
  const name = studentName(student);
  const renew = useRenewPictures(classId, student.id);
  const [isAsking, setAsking] = useState(false);
  return (
    <li className="class-student sign-in-student">
      <div>
        <bdi className="class-student-name">{name}</bdi>
        <p className="class-student-more">
          {signIn?.badgeExpiresAt
            ? t('studentSignIn.badgeUntil', { date: formatDate(signIn.badgeExpiresAt, i18n.language) })
            : t('studentSignIn.noBadge')}
        </p>
      </div>
      {signIn && isShown && <PictureRow pictures={signIn.pictures} />}
      {!isReadOnly && (
        <div className="class-student-buttons">
          <Button
            variant="ghost"
            aria-label={t('studentSignIn.renewOf', { name })}
            disabled={renew.isPending}
            onClick={() => setAsking(true)}
          >
            <RefreshCw size={18} aria-hidden />
            {t('studentSignIn.renew')}
          </Button>
          <Button variant="ghost" round aria-label={t('studentSignIn.printOf', { name })} onClick={onPrintBadge}>
            <IdCard size={20} aria-hidden />
          </Button>
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('studentSignIn.renewTitle', { name })}
          text={t('studentSignIn.renewText', { name })}
          confirmLabel={t('studentSignIn.renew')}
          cancelLabel={t('studentSignIn.cancel')}
          onConfirm={() =>
            renew.mutate(undefined, { onSuccess: () => toast({ title: t('studentSignIn.renewed', { name }) }) })
          }
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}
