import { AlertDialog } from 'radix-ui';
import { buttonClass } from './button.tsx';
import { closeOnEscape } from './close-on-escape.ts';
import { useRestoreFocus } from './use-restore-focus.ts';

interface ConfirmDialogProps {
  onClose: () => void;
  title: string;
  text: string;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
}

/** Dialog that asks for confirmation before an action that cannot be undone. The Cancel button has the initial focus. */
export function ConfirmDialog({ onClose, title, text, confirmLabel, cancelLabel, onConfirm }: ConfirmDialogProps) {
  const restoreFocus = useRestoreFocus();
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fade-in fixed inset-0 z-50 bg-shade" />
        <div className="pointer-events-none fixed inset-0 z-50 grid place-items-center p-5">
          <AlertDialog.Content
            onKeyDown={closeOnEscape(onClose)}
            onCloseAutoFocus={restoreFocus}
            className="rise-in pointer-events-auto w-full max-w-md rounded-3xl border border-line bg-paper p-6"
          >
            <AlertDialog.Title className="text-xl">{title}</AlertDialog.Title>
            <AlertDialog.Description className="mt-2 text-ink-soft">{text}</AlertDialog.Description>
            <div className="mt-6 flex flex-wrap justify-end gap-3">
              <AlertDialog.Cancel className={buttonClass('outline')}>{cancelLabel}</AlertDialog.Cancel>
              <AlertDialog.Action className={buttonClass('primary')} onClick={onConfirm}>
                {confirmLabel}
              </AlertDialog.Action>
            </div>
          </AlertDialog.Content>
        </div>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
