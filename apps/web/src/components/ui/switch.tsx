import { Switch as Radix } from 'radix-ui';
import { type ReactNode, useId } from 'react';

interface SwitchProps {
  label: string;
  hint: string;
  icon: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

export function Switch({ label, hint, icon, checked, onCheckedChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center gap-3">
      <span aria-hidden className="text-ink-soft">
        {icon}
      </span>
      <label htmlFor={id} className="flex-1 cursor-pointer leading-tight">
        <span className="block font-semibold">{label}</span>
      </label>
      <span id={`${id}-hint`} className="text-sm text-ink-soft">
        {hint}
      </span>
      <Radix.Root
        id={id}
        aria-describedby={`${id}-hint`}
        checked={checked}
        onCheckedChange={onCheckedChange}
        // the visible track is 28 px; the ring around it makes the target 44
        className="relative h-7 w-12 shrink-0 rounded-full border border-line-strong bg-well transition-colors before:absolute before:-inset-2 before:content-[''] data-[state=checked]:border-jade data-[state=checked]:bg-jade"
      >
        <Radix.Thumb className="block size-5 translate-x-1 rounded-full bg-ink-soft transition-transform data-[state=checked]:translate-x-[1.45rem] data-[state=checked]:bg-on-jade" />
      </Radix.Root>
    </div>
  );
}
