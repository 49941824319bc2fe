import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';

export const menuItemClass =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 py-1.5 text-ink outline-none data-[highlighted]:bg-well data-[highlighted]:outline-2 data-[highlighted]:-outline-offset-2 data-[highlighted]:outline-line-strong';

/** The container of a dropdown menu's items. */
export function DropdownMenuContent({ align, children }: { align: 'start' | 'end'; children: ReactNode }) {
  return (
    // The menu is rendered inside the main element, because all content should belong to an ARIA landmark. It is not modal, so the rest of
    // the page stays accessible.
    <DropdownMenu.Portal container={document.querySelector<HTMLElement>('#content')}>
      <DropdownMenu.Content
        align={align}
        sideOffset={8}
        collisionPadding={12}
        className="fade-in z-50 min-w-52 rounded-2xl border border-line bg-sheet p-1.5 shadow-[0_8px_30px_var(--lift)]"
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Portal>
  );
}
