import type { EnrolledClass } from '@memory/contracts';
import { QrCode } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { PageHeading } from './page-heading.tsx';

interface StudentChoiceProps {
  enrolled: EnrolledClass;
  takesFocus: boolean;
  onChoose: (studentId: string) => void;
  onScan: () => void;
}

/** The students of the class, of whom a child taps itself. */
export function StudentChoice({ enrolled, takesFocus, onChoose, onScan }: StudentChoiceProps) {
  const { t } = useTranslation();
  const { className, students } = enrolled;
  return (
    <>
      <div className="class-sign-in-top">
        <PageHeading
          takesFocus={takesFocus}
          title={t('classSignIn.who')}
          text={
            <>
              <bdi>{className}</bdi> · {t('classSignIn.whoText')}
            </>
          }
        />
        <Button className="class-sign-in-scan" onClick={onScan}>
          <QrCode size={24} aria-hidden />
          {t('classSignIn.scan')}
        </Button>
      </div>
      {students.length === 0 ? (
        <p className="class-sign-in-note">{t('classSignIn.nobody')}</p>
      ) : (
        <ul aria-label={t('classSignIn.students')} className="class-sign-in-students">
          {students.map(({ id, name, profileImageUrl }) => (
            <li key={id}>
              <button type="button" className="class-sign-in-student" onClick={() => onChoose(id)}>
                <Avatar size="large" user={{ username: name, firstName: name, lastName: null, profileImageUrl }} />
                <bdi className="class-sign-in-name">{name}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
