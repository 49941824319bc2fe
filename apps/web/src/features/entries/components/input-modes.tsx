import { Camera, Keyboard, Mic } from 'lucide-react';
import { ToggleGroup } from 'radix-ui';
import { useTranslation } from 'react-i18next';

const modes = [
  { mode: 'voice', Icon: Mic },
  { mode: 'text', Icon: Keyboard },
  { mode: 'photo', Icon: Camera },
] as const;

export type InputMode = (typeof modes)[number]['mode'];

/** One of three ways to begin; switching loses nothing. */
export function InputModes({ mode, onChange }: { mode: InputMode; onChange: (mode: InputMode) => void }) {
  const { t } = useTranslation();
  return (
    <ToggleGroup.Root
      type="single"
      value={mode}
      // an empty value would be none of the three: pressing the chosen one again changes nothing
      onValueChange={(value) => value && onChange(value as InputMode)}
      aria-label={t('entry.modes.label')}
      className="flex gap-1 rounded-xl bg-well p-1"
    >
      {modes.map(({ mode: one, Icon }) => (
        <ToggleGroup.Item
          key={one}
          value={one}
          className="flex min-h-11 flex-1 items-center justify-center gap-2 rounded-lg font-semibold text-ink-soft data-[state=on]:bg-sheet data-[state=on]:text-ink data-[state=on]:ring-1 data-[state=on]:ring-line-strong/50"
        >
          <Icon size={18} aria-hidden />
          {t(`entry.modes.${one}`)}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
