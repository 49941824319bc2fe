import type { ClassDetails } from '@memory/contracts';
import { Archive, ArchiveRestore, CopyPlus, Ellipsis, ListX, PenLine } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { DropdownMenuContent, menuItemClass } from '../../../components/ui/dropdown-menu-content.tsx';
import { pagePaths } from '../../../lib/page-paths.ts';
import { toast } from '../../../lib/toasts.ts';
import { useDeleteClass, useErrorToast, useUpdateClass } from '../api/classes.ts';
import { nextSchoolYear } from '../school-year.ts';
import { ClassFormDialog } from './class-form-dialog.tsx';

type DialogName = 'rename' | 'copy' | 'delete';

/** The menu with what concerns the class as a whole, and the dialogs of its items. */
export function ClassActions({ schoolClass }: { schoolClass: ClassDetails }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { id, name, isArchived } = schoolClass;
  const schoolYear = schoolClass.schoolYear ?? '';
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const { archive, restore } = useArchiving(id);
  const remove = useDeleteClass(id, () => {
    toast({ title: t('schoolClass.deleted'), description: t('schoolClass.deletedText') });
    void navigate(pagePaths.classes, { replace: true });
  });
  const open = (chosen: DialogName) => () => {
    // The dialog later restores the focus to the element that has it now. The menu item will be gone by then, so the trigger takes the focus.
    trigger.current?.focus();
    setDialog(chosen);
  };
  const close = (): void => setDialog(null);
  return (
    <>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger
          ref={trigger}
          aria-label={t('schoolClass.actions')}
          className={`${buttonClass('outline', true)} shrink-0`}
        >
          <Ellipsis size={20} aria-hidden />
        </DropdownMenu.Trigger>
        <DropdownMenuContent align="end">
          {!isArchived && (
            <DropdownMenu.Item className={menuItemClass} onSelect={open('rename')}>
              <PenLine size={18} aria-hidden />
              {t('schoolClass.rename')}
            </DropdownMenu.Item>
          )}
          <DropdownMenu.Item className={menuItemClass} onSelect={open('copy')}>
            <CopyPlus size={18} aria-hidden />
            {t('schoolClass.copy')}
          </DropdownMenu.Item>
          <DropdownMenu.Item className={menuItemClass} onSelect={isArchived ? restore : archive}>
            {isArchived ? <ArchiveRestore size={18} aria-hidden /> : <Archive size={18} aria-hidden />}
            {t(isArchived ? 'schoolClass.restore' : 'schoolClass.archive')}
          </DropdownMenu.Item>
          <DropdownMenu.Item className={`${menuItemClass} text-cinnabar-text`} onSelect={open('delete')}>
            <ListX size={18} aria-hidden />
            {t('schoolClass.delete')}
          </DropdownMenu.Item>
        </DropdownMenuContent>
      </DropdownMenu.Root>
      {dialog === 'rename' && (
        <ClassFormDialog
          purpose="rename"
          schoolClass={schoolClass}
          initialFields={{ name, schoolYear }}
          onClose={close}
        />
      )}
      {dialog === 'copy' && (
        <ClassFormDialog
          purpose="copy"
          schoolClass={schoolClass}
          initialFields={{ name, schoolYear: nextSchoolYear(schoolYear) }}
          onClose={close}
          onSaved={(copy) => void navigate(pagePaths.schoolClass(copy.id))}
        />
      )}
      {dialog === 'delete' && (
        <ConfirmDialog
          title={t('schoolClass.deleteTitle', { name })}
          text={t('schoolClass.deleteText')}
          confirmLabel={t('schoolClass.deleteConfirm')}
          cancelLabel={t('schoolClass.deleteCancel')}
          onConfirm={() => remove.mutate()}
          onClose={close}
        />
      )}
    </>
  );
}

/** Says that a class is archived, with the button that restores it. */
export function ArchivedNote({ classId }: { classId: string }) {
  const { t } = useTranslation();
  const { restore, isPending } = useArchiving(classId);
  return (
    <div className="class-note">
      <p className="flex items-center gap-2">
        <Archive size={18} aria-hidden className="shrink-0" />
        {t('schoolClass.archivedNote')}
      </p>
      <Button disabled={isPending} onClick={restore}>
        <ArchiveRestore size={18} aria-hidden />
        {t('schoolClass.restore')}
      </Button>
    </div>
  );
}

/** Archives and restores a class. Neither asks, because the toast of archiving has a button that restores the class. */
function useArchiving(classId: string): { archive: () => void; restore: () => void; isPending: boolean } {
  const { t } = useTranslation();
  const { mutate, isPending } = useUpdateClass(classId);
  const onError = useErrorToast();
  const restore = (): void =>
    mutate({ isArchived: false }, { onSuccess: () => toast({ title: t('schoolClass.restoredToast') }), onError });
  const archive = (): void =>
    mutate(
      { isArchived: true },
      {
        onSuccess: () =>
          toast({
            title: t('schoolClass.archivedToast'),
            description: t('schoolClass.archivedToastText'),
            action: { label: t('schoolClass.undo'), onPress: restore },
          }),
        onError,
      },
    );
  return { archive, restore, isPending };
}
