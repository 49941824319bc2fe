import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** Choices that few people need, one step behind the others of their group. */
export function MoreChoices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="group/more">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-2 px-5 font-semibold hover:bg-well sm:px-6 [&::-webkit-details-marker]:hidden">
        <ChevronDown size={18} aria-hidden className="text-ink-soft transition-transform group-open/more:rotate-180" />
        {label}
      </summary>
      <div className="divide-y divide-line border-t border-line">{children}</div>
    </details>
  );
}
