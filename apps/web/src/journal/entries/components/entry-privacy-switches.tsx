import type { PrivacyLevel } from '@memory/contracts';
import { useTranslation } from 'react-i18next';
import { privacyIcons, privacyLevels } from '../../timeline/privacy-icons.ts';

interface EntryPrivacySwitchesProps {
  level: PrivacyLevel;
  onChange: (level: PrivacyLevel) => void;
}

/** The switches Private, Friends and Public of the new entry. One of them is on: switching one on switches the others off. */
export function EntryPrivacySwitches({ level, onChange }: EntryPrivacySwitchesProps) {
  const { t } = useTranslation();
  return (
    <fieldset className="grid grow grid-cols-3 rounded-xl bg-well p-1">
      <legend className="sr-only">{t('entry.privacy')}</legend>
      {privacyLevels.map((option) => {
        const { Icon } = privacyIcons[option];
        return (
          <label
            key={option}
            className="relative flex min-h-11 items-center justify-center gap-1.5 rounded-lg px-1.5 text-sm font-semibold text-ink-soft hover:text-ink has-checked:bg-sheet has-checked:text-ink has-checked:ring-1 has-checked:ring-line-strong/50"
          >
            <input
              type="checkbox"
              role="switch"
              aria-checked={option === level}
              checked={option === level}
              // Private and Public are each other's opposites, so switching one off switches the other on.
              onChange={() => onChange(option === level ? (level === 'private' ? 'public' : 'private') : option)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-lg"
            />
            <Icon size={17} aria-hidden className="shrink-0" />
            {t(`card.${option}`)}
          </label>
        );
      })}
    </fieldset>
  );
}
