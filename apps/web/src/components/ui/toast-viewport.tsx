import { clsx } from 'clsx';
import { CircleAlert, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dismissToast, useCurrentToast } from '../../lib/toasts.ts';
import { buttonClass } from './button.tsx';
import { Seal } from './seal.tsx';

/** Time for which a toast with a button is shown, in milliseconds. */
const ACTION_DURATION_MS = 10_000;

/**
 * Shows one toast for 5 s, or longer if it has a button, at the top on phones and at the bottom right elsewhere. Swiping to the right
 * dismisses the toast; F8 moves the focus to it.
 */
export default function ToastViewport() {
  const { t } = useTranslation();
  const message = useCurrentToast();
  const [detachedContainer] = useState(() => document.createElement('div'));
  return (
    // Radix's own announcer is rendered into a detached element, because it would add a hidden copy of the text, and tests that search for
    // the text would find it twice. `ToastRegion` announces the toasts instead.
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50} announcerContainer={detachedContainer}>
      {message && (
        <Toast.Root
          key={message.id}
          {...(message.action && { duration: ACTION_DURATION_MS })}
          type={message.isError ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open) dismissToast(message.id);
          }}
          className={clsx(
            'rise-in flex items-start gap-3 rounded-2xl border bg-sheet py-3 pr-2 pl-4 shadow-[0_8px_30px_var(--lift)]',
            'data-[swipe=move]:translate-x-[var(--radix-toast-swipe-move-x)]',
            message.isError ? 'border-cinnabar-text' : 'border-line-strong/60',
          )}
        >
          {message.isError ? (
            <CircleAlert aria-hidden size={20} className="mt-0.5 shrink-0 text-cinnabar-text" />
          ) : (
            <Seal className="size-7 rotate-3 rounded-md text-base" />
          )}
          <div className="grid flex-1 gap-0.5 py-px">
            <Toast.Title className={clsx('font-bold', message.isError && 'text-cinnabar-text')}>
              {message.title}
            </Toast.Title>
            {message.description && (
              <Toast.Description className="text-sm text-ink-soft">{message.description}</Toast.Description>
            )}
          </div>
          {message.action && (
            <Toast.Action
              altText={message.action.label}
              className={`${buttonClass('ghost')} -my-1.5 px-3! text-jade-text`}
              onClick={message.action.onPress}
            >
              {message.action.label}
            </Toast.Action>
          )}
          <Toast.Close
            aria-label={t('toast.close')}
            className="-my-1.5 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-well hover:text-ink"
          >
            <X size={18} aria-hidden />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        label={t('toast.region', { hotkey: '{hotkey}' })}
        className="fixed inset-x-0 top-0 z-[60] p-4 sm:inset-x-auto sm:top-auto sm:right-0 sm:bottom-0 sm:w-full md:max-w-[420px]"
      />
    </Toast.Provider>
  );
}
