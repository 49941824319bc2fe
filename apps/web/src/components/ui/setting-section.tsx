import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

interface SettingSectionProps {
  title: string;
  text: string;
  /** Renders the section's content. It receives the id of the heading, which can label a control. */
  children?: (headingId: string) => ReactNode;
}

/** A section of the settings page with a heading and a description. Its content is beside them, on phones below them. */
export function SettingSection({ title, text, children }: SettingSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={clsx('grid gap-x-10 gap-y-4 p-5 sm:p-6', children && 'md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]')}
    >
      <div>
        <h3 id={id} className="text-base font-bold">
          {title}
        </h3>
        <p className="mt-1 max-w-prose text-[0.95rem] text-ink-soft">{text}</p>
      </div>
      {children && <div className="min-w-0">{children(id)}</div>}
    </section>
  );
}
