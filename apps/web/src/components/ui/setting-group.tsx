import { type ReactNode, useId } from 'react';

/** A sheet with the sections of the settings page that belong together, below their common heading. */
export function SettingGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 px-1 text-lg">
        {title}
      </h2>
      <div className="sheet divide-y divide-line">{children}</div>
    </section>
  );
}
