import { X } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { closeOnEscape } from '../../../components/ui/close-on-escape.ts';
import { keepScrollPosition } from '../../../lib/keep-scroll-position.ts';
import { ReadingAidsForm } from './reading-aids-form.tsx';

/** Popover with the reading aids, which apply to the text behind it at once. */
export default function ReadingAidsPopover({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={{ current: anchor }} />
      <Popover.Portal>
        <Popover.Content
          aria-label={t('reading.aids')}
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
            <h2 className="text-lg">{t('reading.aids')}</h2>
            <Popover.Close
              aria-label={t('character.close')}
              className="-mt-1 -mr-2 grid size-11 place-items-center rounded-full text-ink-soft hover:bg-well"
            >
              <X size={18} aria-hidden />
            </Popover.Close>
          </div>
          <ReadingAidsForm onChange={() => keepScrollPosition(anchor)} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
