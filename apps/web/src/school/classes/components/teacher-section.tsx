import type { ClassDetails, PublicProfile } from '@memory/contracts';
import { SIGN_IN_NAME_MAX_LENGTH } from '@memory/contracts/text';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { SingleFieldForm } from '../../../components/ui/single-field-form.tsx';
import { apiErrorMessage } from '../../../lib/api-errors.ts';
import { displayName } from '../../../lib/display-name.ts';
import { pagePaths } from '../../../lib/page-paths.ts';
import { toast } from '../../../lib/toasts.ts';
import { useCurrentUser } from '../../../session/index.ts';
import { useAddTeacher, useRemoveTeacher } from '../api/class-members.ts';
import { RemoveButton } from './remove-button.tsx';

/** The teachers of a class, who add and remove each other. */
export function TeacherSection({ schoolClass }: { schoolClass: ClassDetails }) {
  const { t } = useTranslation();
  const { id, teachers, isArchived } = schoolClass;
  const [additions, setAdditions] = useState(0);
  return (
    <div className="class-teachers">
      <p className="px-1 text-ink-soft">
        {t(teachers.length === 0 ? 'classTeachers.none' : 'classTeachers.text')}
        {teachers.length === 1 && ` ${t('classTeachers.last')}`}
      </p>
      <TeacherList teachers={teachers}>
        {(teacher) =>
          !isArchived && teachers.length > 1 && <RemoveTeacherButton schoolClass={schoolClass} teacher={teacher} />
        }
      </TeacherList>
      {/* The key empties the form after each added teacher. */}
      {!isArchived && (
        <AddTeacherForm key={additions} classId={id} teachers={teachers} onAdded={() => setAdditions(additions + 1)} />
      )}
    </div>
  );
}

interface TeacherListProps {
  teachers: readonly PublicProfile[];
  /** What stands at the end of a teacher's line. */
  children?: (teacher: PublicProfile) => ReactNode;
}

export function TeacherList({ teachers, children }: TeacherListProps) {
  const { t } = useTranslation();
  const { user } = useCurrentUser();
  if (teachers.length === 0) return null;
  return (
    <ul aria-label={t('classTeachers.list')} className="sheet divide-y divide-line">
      {teachers.map((teacher) => (
        <li key={teacher.id} className="class-student">
          <Avatar user={teacher} />
          <div className="min-w-0 flex-1">
            <bdi className="class-student-name">{displayName(teacher)}</bdi>
            <p className="class-student-more">
              <bdi>@{teacher.username}</bdi>
              {teacher.id === user?.id && <span>{t('classTeachers.you')}</span>}
            </p>
          </div>
          {children?.(teacher)}
        </li>
      ))}
    </ul>
  );
}

function RemoveTeacherButton({ schoolClass, teacher }: { schoolClass: ClassDetails; teacher: PublicProfile }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { user } = useCurrentUser();
  const name = displayName(teacher);
  const isOneself = teacher.id === user?.id;
  const leavePage = (): void => void navigate(pagePaths.classes, { replace: true });
  // An admin still sees the class after leaving it.
  const losesClass = isOneself && user.role !== 'admin';
  const remove = useRemoveTeacher(schoolClass.id, teacher.id, losesClass ? leavePage : undefined);
  return (
    <RemoveButton
      label={t('classTeachers.remove', { name })}
      isPending={remove.isPending}
      title={isOneself ? t('classTeachers.leaveTitle') : t('classTeachers.removeTitle', { name })}
      text={isOneself ? t('classTeachers.leaveText') : t('classTeachers.removeText', { name })}
      confirmLabel={t(isOneself ? 'classTeachers.leaveConfirm' : 'classTeachers.removeConfirm')}
      cancelLabel={t('classTeachers.removeCancel')}
      onRemove={() =>
        remove.mutate(undefined, { onSuccess: () => toast({ title: t('classTeachers.removed', { name }) }) })
      }
    />
  );
}

interface AddTeacherFormProps {
  classId: string;
  teachers: readonly PublicProfile[];
  onAdded: () => void;
}

function AddTeacherForm({ classId, teachers, onAdded }: AddTeacherFormProps) {
  const { t } = useTranslation();
  const add = useAddTeacher(classId);
  const known = new Set(teachers.map(({ id }) => id));
  return (
    <div className="sheet p-5 sm:p-6">
      <SingleFieldForm
        label={t('classTeachers.username')}
        initialFocus={false}
        validate={(username) => (username.trim() === '' ? t('classTeachers.usernameMissing') : undefined)}
        submit={async (username) => {
          const changed = await add.mutateAsync(username.trim());
          const added = changed.teachers.find(({ id }) => !known.has(id));
          if (added) toast({ title: t('classTeachers.added', { name: displayName(added) }) });
          onAdded();
        }}
        messageOf={(error) => apiErrorMessage(error, t('classes.unreachable'))}
        submitLabel={t('classTeachers.add')}
        busyLabel={t('classTeachers.adding')}
      >
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            limit={SIGN_IN_NAME_MAX_LENGTH}
          />
        )}
      </SingleFieldForm>
    </div>
  );
}
