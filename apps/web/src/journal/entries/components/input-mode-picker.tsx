import { Camera, Keyboard, Mic } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';

const modes = [
  { mode: 'voice', Icon: Mic },
  { mode: 'text', Icon: Keyboard },
  { mode: 'photo', Icon: Camera },
] as const;

export type InputMode = (typeof modes)[number]['mode'];

interface InputModePickerProps {
  mode: InputMode;
  onChange: (mode: InputMode) => void;
}

/**
 * Radio buttons with which the author chooses to record, type or photograph an entry. Another choice keeps what was entered before. The component is
 * memoized, so that it does not render at each key.
 */
export const InputModePicker = memo(function InputModePicker({ mode, onChange }: InputModePickerProps) {
  const { t } = useTranslation();
  return (
    <div role="radiogroup" aria-label={t('entry.modes.label')} className="flex gap-1 rounded-xl bg-well p-1">
      {modes.map(({ mode: option, Icon }) => (
        <label
          key={option}
          className="relative flex min-h-12 flex-1 items-center justify-center gap-2 rounded-lg font-semibold text-ink-soft has-checked:bg-sheet has-checked:text-ink has-checked:ring-1 has-checked:ring-line-strong/50"
        >
          <input
            type="radio"
            name="entry-mode"
            checked={option === mode}
            onChange={() => onChange(option)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-lg"
          />
          <Icon size={18} aria-hidden />
          {t(`entry.modes.${option}`)}
        </label>
      ))}
    </div>
  );
});
