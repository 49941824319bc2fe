import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

export interface TabOption<Value extends string> {
  value: Value;
  label: string;
  /** A number shown on a badge beside the label. */
  count?: number | undefined;
  content: ReactNode;
}

interface TabsProps<Value extends string> {
  label: string;
  tabs: readonly TabOption<Value>[];
  /** The tab that is selected at first; by default the first one. */
  initialValue?: Value;
  /** The selected tab. When `value` and `onChange` are given, the parent component controls which tab is selected. */
  value?: Value;
  onChange?: (value: Value) => void;
}

/**
 * Tabs with the keyboard support of the ARIA pattern (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/): arrow keys, Home and End select
 * another tab. Radix's tabs are not used, because their code is larger than the pages with tabs.
 */
export function Tabs<Value extends string>({ label, tabs, initialValue, value, onChange }: TabsProps<Value>) {
  const id = useId();
  const [ownValue, setOwnValue] = useState(initialValue ?? tabs[0]?.value);
  const selected = value ?? ownValue;
  const select = (next: Value): void => {
    setOwnValue(next);
    onChange?.(next);
  };
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs are focusable */}
      <div
        role="tablist"
        aria-label={label}
        className="mb-6 flex gap-1 rounded-xl bg-well p-1"
        onKeyDown={moveWithArrowKeys}
      >
        {tabs.map(({ value: tabValue, label: name, count }) => (
          <button
            key={tabValue}
            type="button"
            role="tab"
            id={`${id}-${tabValue}`}
            aria-selected={tabValue === selected}
            aria-controls={tabValue === selected ? `${id}-${tabValue}-sheet` : undefined}
            tabIndex={tabValue === selected ? 0 : -1}
            className="flex min-h-11 flex-auto items-center justify-center gap-2 rounded-lg px-2 leading-tight font-semibold text-ink-soft hover:text-ink aria-selected:bg-sheet aria-selected:text-ink aria-selected:ring-1 aria-selected:ring-line-strong/50 max-sm:text-[0.9rem] sm:px-3"
            onClick={() => select(tabValue)}
          >
            {name}
            {count !== undefined && (
              <span className="rounded-full bg-line px-2 py-0.5 text-xs font-bold tabular-nums text-ink">{count}</span>
            )}
          </button>
        ))}
      </div>
      <div key={selected} role="tabpanel" id={`${id}-${selected}-sheet`} aria-labelledby={`${id}-${selected}`}>
        {tabs.find((tab) => tab.value === selected)?.content}
      </div>
    </div>
  );
}

/** Moves the focus to another tab and selects that tab. */
function moveWithArrowKeys(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const current = tabs.indexOf(event.target as HTMLElement);
  const next = {
    ArrowRight: (current + 1) % tabs.length,
    ArrowLeft: (current - 1 + tabs.length) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
  }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  tabs[next]?.focus();
  tabs[next]?.click();
}
