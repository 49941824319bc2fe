import { type ReactNode, useId } from 'react';

interface SettingSectionProps {
  title: string;
  text: string;
  /** Renders the section's content. It receives the id of the heading, which can label a control. */
  children?: (headingId: string) => ReactNode;
}

/** A section of the settings page with a heading and a description. */
export function SettingSection({ title, text, children }: SettingSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="sheet p-5 sm:p-6">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <p className="mt-1 max-w-prose text-ink-soft">{text}</p>
      {children && <div className="mt-4">{children(id)}</div>}
    </section>
  );
}
