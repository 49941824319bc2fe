import type { EnrolledClass } from '@memory/contracts';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { DocumentTitle } from '../../components/ui/document-title.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { pagePaths } from '../../lib/page-paths.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import { clearClassSession, useCurrentUser } from '../../session/index.ts';
import { useEnrolledClass } from './api/class-device.ts';
import './class-sign-in.css';
import { BadgeSignIn } from './components/badge-sign-in.tsx';
import { EnrollForm } from './components/enroll-form.tsx';
import { PicturePad } from './components/picture-pad.tsx';
import { SignedInNote } from './components/signed-in-note.tsx';
import { StudentChoice } from './components/student-choice.tsx';
import { Waiting } from './components/waiting.tsx';
import { useBadgeFromLink } from './use-badge-from-link.ts';

// The camera and the decoder of QR codes are loaded for a child who wants to scan a badge.
const BadgeScanner = preloadable(() => import('./components/badge-scanner.tsx'));

/** The page on which the students of a class sign in: with pictures on a device of the class, with a badge on any device. */
export default function ClassSignInPage() {
  const { t } = useTranslation();
  const { user } = useCurrentUser();
  const badge = useBadgeFromLink();
  const [isScanning, setScanning] = useState(false);
  const [scanned, setScanned] = useState<string | null>(null);
  const secret = scanned ?? badge.secret;
  useEffect(() => {
    if (!user) clearClassSession();
  }, [user]);
  const leaveBadge = (): void => {
    badge.forget();
    setScanned(null);
    setScanning(false);
  };
  const scanAgain = (): void => {
    leaveBadge();
    setScanning(true);
  };
  const scan = (found: string): void => {
    setScanned(found);
    setScanning(false);
  };
  return (
    <div className="class-sign-in">
      <DocumentTitle>{t('classSignIn.title')}</DocumentTitle>
      {user && <SignedInNote user={user} />}
      {!user && secret !== null && <BadgeSignIn key={secret} secret={secret} onScan={scanAgain} onLeave={leaveBadge} />}
      {!user && secret === null && isScanning && (
        <Suspense fallback={<Waiting label={t('classSignIn.camera.starting')} />}>
          <BadgeScanner onScanned={scan} onLeave={leaveBadge} />
        </Suspense>
      )}
      {!user && secret === null && !isScanning && <PictureSignIn onScan={scanAgain} />}
    </div>
  );
}

/** What the page shows without a badge: the class of the device, or the field for the teacher's code. */
function PictureSignIn({ onScan }: { onScan: () => void }) {
  const { t } = useTranslation();
  const { data, isPending, refetch } = useEnrolledClass();
  if (isPending) return <Waiting label={t('classSignIn.loading')} />;
  if (data === undefined) {
    return (
      <>
        <h1 className="sr-only">{t('classSignIn.title')}</h1>
        <EmptyState character="断" title={t('classSignIn.failed')} text={t('classSignIn.unreachable')}>
          <Button variant="primary" onClick={() => void refetch()}>
            {t('classSignIn.tryAgain')}
          </Button>
        </EmptyState>
      </>
    );
  }
  return (
    <>
      {data ? <StudentsOfClass enrolled={data} onScan={onScan} /> : <EnrollForm onScan={onScan} />}
      <p className="class-sign-in-teacher">
        <Link to={pagePaths.passwordSignIn}>{t('classSignIn.password')}</Link>
      </p>
    </>
  );
}

/** The students of the class, then the pictures of the one who was chosen. */
function StudentsOfClass({ enrolled, onScan }: { enrolled: EnrolledClass; onScan: () => void }) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [hasReturned, setReturned] = useState(false);
  const student = enrolled.students.find(({ id }) => id === chosenId);
  if (!student)
    return <StudentChoice enrolled={enrolled} takesFocus={hasReturned} onChoose={setChosenId} onScan={onScan} />;
  return (
    <PicturePad
      key={student.id}
      student={student}
      onLeave={() => {
        setReturned(true);
        setChosenId(null);
      }}
    />
  );
}
