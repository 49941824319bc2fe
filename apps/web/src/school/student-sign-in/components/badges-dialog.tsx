import type { ClassDetails, ClassStudent } from '@memory/contracts';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Switch } from '../../../components/ui/switch.tsx';
import { apiErrorMessage } from '../../../lib/api-errors.ts';
import { studentName } from '../../classes/student-name.ts';
import { useRenewBadges } from '../api/student-sign-in.ts';
import { badgeNames } from '../badge-names.ts';
import { BadgeSheet } from './badge-sheet.tsx';

interface BadgesDialogProps {
  schoolClass: ClassDetails;
  students: readonly ClassStudent[];
  isWholeClass: boolean;
  onClose: () => void;
}

/** Creates badges after a confirmation, and prints them. Their secrets are in this dialog alone, so that they are gone when it is closed. */
export function BadgesDialog({ schoolClass, students, isWholeClass, onClose }: BadgesDialogProps) {
  const { t } = useTranslation();
  const [withPictures, setWithPictures] = useState(false);
  const renew = useRenewBadges(schoolClass.id);
  const [first] = students;
  const name = first ? studentName(first) : '';
  const isOne = students.length === 1;
  const names = badgeNames(schoolClass.students ?? []);
  const badges = renew.data?.map((badge) => ({ ...badge, name: names.get(badge.studentId) ?? '' }));
  const pictureChoice = (
    <Switch
      label={t('badges.withPictures')}
      hint={t('badges.withPicturesHint')}
      checked={withPictures}
      onCheckedChange={setWithPictures}
    />
  );
  if (badges) {
    return (
      <Dialog
        title={t('badges.ready', { count: badges.length })}
        description={t('badges.readyText')}
        hasUnsavedChanges
        onClose={onClose}
      >
        {pictureChoice}
        <div className="badges-buttons">
          <Button variant="primary" onClick={() => window.print()}>
            <Printer size={18} aria-hidden />
            {t('badges.print')}
          </Button>
          <Button onClick={onClose}>{t('badges.done')}</Button>
        </div>
        {createPortal(
          <BadgeSheet badges={badges} className={schoolClass.name} withPictures={withPictures} />,
          document.body,
        )}
      </Dialog>
    );
  }
  return (
    <Dialog
      title={isOne ? t('badges.titleOne', { name }) : t('badges.title', { count: students.length })}
      description={isOne ? t('badges.confirmOne', { name }) : t('badges.confirm')}
      onClose={onClose}
    >
      {pictureChoice}
      {renew.isError && (
        <p role="alert" className="badges-alert">
          {apiErrorMessage(renew.error, t('classes.unreachable'))}
        </p>
      )}
      <div className="badges-buttons">
        <Button
          variant="primary"
          disabled={renew.isPending}
          onClick={() => renew.mutate(isWholeClass ? undefined : students.map(({ id }) => id))}
        >
          {t(renew.isPending ? 'badges.creating' : 'badges.create')}
        </Button>
        <Button onClick={onClose}>{t('badges.cancel')}</Button>
      </div>
    </Dialog>
  );
}
