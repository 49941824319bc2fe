import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { closeOnEscape } from './close-on-escape.ts';
import { useRestoreFocus } from './use-restore-focus.ts';

interface DialogProps {
  onClose: () => void;
  title: string;
  description?: string;
  /**
   * Whether the form in the dialog has unsaved changes. A click outside then does not close the dialog, because the changes would be lost.
   */
  hasUnsavedChanges?: boolean;
  children: ReactNode;
}

/** A modal dialog, at the bottom of the window on phones and centered elsewhere. It is open while it is mounted. */
export function Dialog({ onClose, title, description, hasUnsavedChanges = false, children }: DialogProps) {
  const { t } = useTranslation();
  const restoreFocus = useRestoreFocus();
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay
          className="fade-in fixed inset-0 z-40 bg-shade"
          // a click on the overlay must not move the focus out of the dialog, because the dialog listens for Escape
          onMouseDown={(event) => event.preventDefault()}
        />
        <div className="pointer-events-none fixed inset-0 z-40 flex items-end justify-center sm:items-center sm:p-6">
          <Radix.Content
            {...(description ? {} : { 'aria-describedby': undefined })}
            onKeyDown={closeOnEscape(onClose)}
            onInteractOutside={(event) => hasUnsavedChanges && event.preventDefault()}
            onCloseAutoFocus={restoreFocus}
            className="rise-in pointer-events-auto max-h-[92dvh] scroll-pb-28 w-full max-w-lg overflow-y-auto rounded-t-3xl border border-line bg-paper p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] sm:rounded-3xl"
          >
            <div className="mb-5 flex items-start justify-between gap-4">
              <div>
                <Radix.Title className="text-xl">{title}</Radix.Title>
                {description && (
                  <Radix.Description className="mt-1 text-sm text-ink-soft">{description}</Radix.Description>
                )}
              </div>
              <Radix.Close
                aria-label={t('character.close')}
                className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-well hover:text-ink"
              >
                <X size={20} aria-hidden />
              </Radix.Close>
            </div>
            {children}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
