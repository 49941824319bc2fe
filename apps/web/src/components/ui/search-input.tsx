import { normalizeLine, typedLength } from '@memory/contracts/text';
import { clsx } from 'clsx';
import { Search, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Input } from './input.tsx';

interface SearchInputProps {
  label: string;
  placeholder: string;
  clearLabel: string;
  value: string;
  onChange: (value: string) => void;
  /** The most characters of a search on the server. What is typed beyond them stays in the input, which says that only these are looked for. */
  limit?: number | undefined;
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
  limit = Infinity,
  describedBy,
  onEnter,
  autoFocus = false,
}: SearchInputProps) {
  const { t, i18n } = useTranslation();
  const noteId = useId();
  const field = useRef<HTMLInputElement>(null);
  const isTooLong = limit !== Infinity && typedLength(value, normalizeLine) > limit;
  return (
    <search className="relative block">
      <Search size={18} aria-hidden className="pointer-events-none absolute top-3.25 left-3.5 text-ink-soft" />
      <Input
        ref={field}
        type="search"
        dir="auto"
        aria-label={label}
        aria-describedby={clsx(describedBy, isTooLong && noteId) || undefined}
        enterKeyHint={onEnter && 'search'}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- only for an input that the user has just opened
        autoFocus={autoFocus}
        placeholder={placeholder}
        value={value}
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
      <output id={noteId} className="mt-1.5 block px-1 text-sm text-ink-soft empty:hidden">
        {isTooLong && t('textLimit.searched', { max: limit.toLocaleString(i18n.language) })}
      </output>
    </search>
  );
}
