import type { Entry } from '@memory/contracts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import type { EditDraft } from '../use-edit-entry-form.ts';

interface EditConflictAlertProps {
  ownEdit: EditDraft;
  currentEntry: Entry;
  disabled: boolean;
  onKeepOwn: () => void;
  onUseCurrent: () => void;
}

/**
 * Alert for an entry that was changed on another page or device while the author edited it. Shows the author's version and the server's
 * current version, and lets the author choose which to keep.
 */
export function EditConflictAlert({
  ownEdit,
  currentEntry,
  disabled,
  onKeepOwn,
  onUseCurrent,
}: EditConflictAlertProps) {
  const { t } = useTranslation();
  const versions = [
    { key: 'mine', title: ownEdit.title, content: ownEdit.content, choose: onKeepOwn },
    { key: 'other', title: currentEntry.title, content: currentEntry.content, choose: onUseCurrent },
  ] as const;
  return (
    <section
      // The alert appears above the pressed button. Focusing the alert scrolls it into view and makes screen readers read it.
      ref={focusElement}
      tabIndex={-1}
      role="alert"
      aria-label={t('conflict.title')}
      className="grid gap-3 rounded-2xl border border-cinnabar-text/40 bg-cinnabar-wash p-4"
    >
      <h3 className="text-base">{t('conflict.title')}</h3>
      <p className="text-sm">{t('conflict.text')}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {versions.map(({ key, title, content, choose }) => (
          <div key={key} className="sheet grid content-between gap-3 p-3">
            <div className="min-w-0">
              <h4 className="text-sm text-ink-soft">{t(`conflict.${key}`)}</h4>
              <p dir="auto" className="kai font-semibold">
                {title}
              </p>
              <p dir="auto" className="kai max-h-40 overflow-y-auto whitespace-pre-wrap">
                {content}
              </p>
            </div>
            <Button disabled={disabled} onClick={choose}>
              {t(`conflict.${key}Choose`)}
            </Button>
          </div>
        ))}
      </div>
    </section>
  );
}

const focusElement = (element: HTMLElement | null): void => element?.focus();
