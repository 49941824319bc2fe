import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { isInsecurePage } from '../../lib/insecure-page.ts';
import { closeOnEscape } from '../ui/close-on-escape.ts';
import { FormField } from '../ui/form-field.tsx';
import { Input } from '../ui/input.tsx';
import { useRestoreFocus } from '../ui/use-restore-focus.ts';
import { linkToCopy } from './copy-by-hand.ts';

const close = (): void => linkToCopy.set(null);

/**
 * Shows a link that the browser could not copy, selected, so that the user can copy it by hand. The dialog is not modal, so that a user who goes on
 * without the link need not close it first.
 */
export default function CopyByHandDialog({ link }: { link: string }) {
  const { t } = useTranslation();
  const restoreFocus = useRestoreFocus();
  return (
    <Dialog.Root open modal={false} onOpenChange={(open) => !open && close()}>
      <Dialog.Portal>
        <Dialog.Content
          onKeyDown={closeOnEscape(close)}
          onCloseAutoFocus={restoreFocus}
          className="rise-in fixed inset-x-0 bottom-0 z-50 mx-auto grid max-w-lg gap-3 rounded-t-3xl border border-line bg-paper p-5"
        >
          <div className="flex items-start justify-between gap-3">
            <div>
              <Dialog.Title className="text-lg">{t('copyByHand.title')}</Dialog.Title>
              <Dialog.Description className="mt-1 text-sm text-ink-soft">
                {t(isInsecurePage() ? 'copyByHand.needsHttps' : 'copyByHand.text')}
              </Dialog.Description>
            </div>
            <Dialog.Close
              aria-label={t('character.close')}
              className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-well hover:text-ink"
            >
              <X size={20} aria-hidden />
            </Dialog.Close>
          </div>
          <FormField label={t('copyByHand.link')}>
            {(control) => (
              <Input
                {...control}
                readOnly
                dir="ltr"
                value={link}
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is there to copy from this field
                autoFocus
                onFocus={(event) => event.target.select()}
              />
            )}
          </FormField>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
