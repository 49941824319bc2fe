import type { PrivacyLevel } from '@memory/contracts';
import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { menuItemClass, DropdownMenuContent } from '../../../components/ui/dropdown-menu-content.tsx';
import { privacyLevels, privacyIcons } from '../privacy-icons.ts';
import { privacyButtonClass, PrivacyButtonContent } from './privacy-selector.tsx';

interface PrivacyMenuProps {
  label: string;
  level: PrivacyLevel;
  busy: boolean;
  onChoose: (level: PrivacyLevel) => void;
}

/** Menu with the three privacy levels. It is open when it is rendered first, because `PrivacySelector` loads it after the first click. */
export default function PrivacyMenu({ label, level, busy, onChoose }: PrivacyMenuProps) {
  return (
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger disabled={busy} aria-label={label} className={privacyButtonClass}>
        <PrivacyButtonContent level={level} />
      </DropdownMenu.Trigger>
      <DropdownMenuContent align="end">
        <DropdownMenu.RadioGroup
          value={level}
          onValueChange={(chosen) => chosen !== level && onChoose(chosen as PrivacyLevel)}
        >
          {privacyLevels.map((option) => (
            <PrivacyChoice key={option} level={option} />
          ))}
        </DropdownMenu.RadioGroup>
      </DropdownMenuContent>
    </DropdownMenu.Root>
  );
}

function PrivacyChoice({ level }: { level: PrivacyLevel }) {
  const { t } = useTranslation();
  const { Icon } = privacyIcons[level];
  return (
    <DropdownMenu.RadioItem value={level} aria-label={t(`card.${level}`)} className={menuItemClass}>
      <Icon size={18} aria-hidden />
      <span className="flex-1">
        <span className="block leading-tight font-semibold">{t(`card.${level}`)}</span>
        <span className="block text-sm text-ink-soft">{t(`card.${level}Text`)}</span>
      </span>
      <DropdownMenu.ItemIndicator>
        <Check size={18} aria-hidden className="text-jade-text" />
      </DropdownMenu.ItemIndicator>
    </DropdownMenu.RadioItem>
  );
}
