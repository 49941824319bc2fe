import type { ReactNode } from 'react';

/** Choices that few people need, one step behind the others of their group. */
export function MoreChoices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details>
      <summary className="min-h-14 cursor-pointer px-5 py-4 font-semibold hover:bg-well sm:px-6">{label}</summary>
      <div className="divide-y divide-line border-t border-line">{children}</div>
    </details>
  );
}
