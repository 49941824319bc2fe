import { type ReactNode, useId } from 'react';

interface SwitchProps {
  label: string;
  hint: string;
  icon?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

export function Switch({ label, hint, icon, checked, onCheckedChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex min-h-12 items-center gap-2.5">
      <span aria-hidden className="text-ink-soft empty:hidden">
        {icon}
      </span>
      <label htmlFor={id} className="min-w-0 flex-1 cursor-pointer leading-tight">
        <span className="block font-semibold">{label}</span>
        <span id={`${id}-hint`} aria-hidden className="block text-sm text-ink-soft empty:hidden">
          {hint}
        </span>
      </label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-describedby={`${id}-hint`}
        aria-checked={checked}
        checked={checked}
        onChange={(event) => onCheckedChange(event.target.checked)}
        // The visible track is 28 px high; the pseudo-element `before` extends the clickable area to 44 px.
        className="relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border border-line-strong bg-well transition-colors before:absolute before:-inset-2 before:content-[''] after:absolute after:top-[3px] after:left-0 after:size-5 after:translate-x-1 after:rounded-full after:bg-ink-soft after:transition-transform after:content-[''] checked:border-jade checked:bg-jade checked:after:translate-x-[1.45rem] checked:after:bg-on-jade"
      />
    </div>
  );
}
