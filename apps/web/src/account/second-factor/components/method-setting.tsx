import { type ReactNode, useId } from 'react';

interface MethodSettingProps {
  title: string;
  text: string;
  /** The state of the method, such as when it was set up. */
  note?: ReactNode;
  /** The button beside the title. */
  action?: ReactNode;
  children?: ReactNode;
}

/** One way to confirm a sign-in: its name, its description, its state and its buttons. */
export function MethodSetting({ title, text, note, action, children }: MethodSettingProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="py-5 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-3">
        <div className="min-w-0 flex-[1_1_18rem]">
          <h3 id={id} className="font-bold">
            {title}
          </h3>
          <p className="mt-1 text-sm text-ink-soft">{text}</p>
          {note && <p className="mt-2 text-sm font-semibold">{note}</p>}
        </div>
        {action && <div className="flex max-sm:w-full max-sm:*:flex-1">{action}</div>}
      </div>
      {children}
    </section>
  );
}
