import { X } from 'lucide-react';
import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { closeOnEscape } from './close-on-escape.ts';

interface AnchoredPopoverProps {
  title: string;
  /** The element that opened the popover. It gets the focus when the popover closes. */
  anchor: HTMLElement;
  onClose: () => void;
  children: ReactNode;
}

/** An open popover below the element that opened it, with a title and a close button. */
export function AnchoredPopover({ title, anchor, onClose, children }: AnchoredPopoverProps) {
  const { t } = useTranslation();
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={{ current: anchor }} />
      <Popover.Portal>
        <Popover.Content
          aria-label={title}
          side="bottom"
          align="start"
          sideOffset={6}
          collisionPadding={12}
          className="rise-in z-30 max-h-(--radix-popover-content-available-height) w-[min(24rem,calc(100vw-1.5rem))] overflow-y-auto rounded-2xl border border-line-strong/60 bg-paper p-4 shadow-[0_8px_30px_var(--lift)]"
          onKeyDown={closeOnEscape(onClose)}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            anchor.focus();
          }}
        >
          <div className="mb-2 flex items-center justify-between">
            <h2 className="text-lg">{title}</h2>
            <Popover.Close
              aria-label={t('character.close')}
              className="-mt-1 -mr-2 grid size-11 place-items-center rounded-full text-ink-soft hover:bg-well"
            >
              <X size={18} aria-hidden />
            </Popover.Close>
          </div>
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
