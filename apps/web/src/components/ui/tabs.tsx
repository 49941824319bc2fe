import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

export interface Tab<Value extends string> {
  value: Value;
  label: string;
  /** Stands on a badge beside the label. */
  count?: number | undefined;
  content: ReactNode;
}

interface TabsProps<Value extends string> {
  label: string;
  tabs: readonly Tab<Value>[];
  /** Given together, the tab is decided from outside. */
  value?: Value;
  onChange?: (value: Value) => void;
}

/** Dividers of a ring binder: one sheet at a time. Arrow keys go from one to the next. */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  const choice = value === undefined ? { defaultValue: tabs[0]?.value ?? '' } : { value };
  return (
    <Radix.Root {...choice} onValueChange={(chosen) => onChange?.(chosen as Value)}>
      <Radix.List aria-label={label} className="mb-6 flex gap-1 rounded-xl bg-well p-1">
        {tabs.map(({ value, label, count }) => (
          <Radix.Trigger
            key={value}
            value={value}
            className="flex min-h-11 flex-auto items-center justify-center gap-2 rounded-lg px-2 leading-tight font-semibold text-ink-soft hover:text-ink data-[state=active]:bg-sheet data-[state=active]:text-ink data-[state=active]:ring-1 data-[state=active]:ring-line-strong/50 max-sm:text-[0.9rem] sm:px-3"
          >
            {label}
            {count !== undefined && <span className="rounded-full bg-line px-2 py-0.5 text-xs font-bold tabular-nums text-ink">{count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ value, content }) => (
        <Radix.Content key={value} value={value}>
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
