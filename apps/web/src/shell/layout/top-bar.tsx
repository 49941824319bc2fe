import type { ReactNode } from 'react';

/** The sticky bar at the top of every page. */
export function TopBar({ children }: { children: ReactNode }) {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper/92 backdrop-blur-sm">
      <div className="mx-auto flex h-16 w-full max-w-[76rem] items-center gap-2 px-4 sm:px-6">{children}</div>
    </header>
  );
}
