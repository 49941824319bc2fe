import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { Input } from './input.tsx';

interface SearchInputProps {
  label: string;
  placeholder: string;
  clearLabel: string;
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
  /** The id of an element that describes the input. */
  describedBy?: string;
  /** Called when the user presses Enter. */
  onEnter?: () => void;
  autoFocus?: boolean;
}

/** Search input with a button that clears it. */
export function SearchInput({
  label,
  placeholder,
  clearLabel,
  value,
  onChange,
  maxLength = 100,
  describedBy,
  onEnter,
  autoFocus = false,
}: SearchInputProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <search className="relative block">
      <Search size={18} aria-hidden className="pointer-events-none absolute top-3.25 left-3.5 text-ink-soft" />
      <Input
        ref={field}
        type="search"
        dir="auto"
        aria-label={label}
        aria-describedby={describedBy}
        enterKeyHint={onEnter && 'search'}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- only for an input that the user has just opened
        autoFocus={autoFocus}
        placeholder={placeholder}
        value={value}
        maxLength={maxLength}
        autoComplete="off"
        spellCheck={false}
        className="px-11 [&::-webkit-search-cancel-button]:hidden"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onEnter?.();
        }}
      />
      {value !== '' && (
        <button
          type="button"
          aria-label={clearLabel}
          className="absolute top-0 right-0 grid size-11 place-items-center rounded-xl text-ink-soft hover:text-ink"
          onClick={() => {
            onChange('');
            field.current?.focus();
          }}
        >
          <X size={18} aria-hidden />
        </button>
      )}
    </search>
  );
}
