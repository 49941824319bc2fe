import { type Entry, type PrivacyLevel, privacyLevels } from '@memory/contracts';
import { Check, ChevronDown } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../components/ui/button.tsx';
import { menuItemClass, MenuSheet } from '../../../components/ui/menu.tsx';
import { useChangePrivacy } from '../../entries/api/change-privacy.ts';
import { privacySigns } from '../privacy-signs.ts';

/** The owner's choice of who may see a memory. Two taps, so that nothing becomes public by a slip. */
export function PrivacySelector({ entry }: { entry: Entry }) {
  const { t } = useTranslation();
  const change = useChangePrivacy(entry.id);
  const level = t(`card.${entry.privacyLevel}`);
  const { Sign } = privacySigns[entry.privacyLevel];
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger disabled={change.isPending} aria-label={t('card.privacy', { level })} className={`${buttonClass('plain')} -ml-2`}>
        <Sign size={17} aria-hidden />
        {level}
        <ChevronDown size={16} aria-hidden />
      </DropdownMenu.Trigger>
      <MenuSheet align="start">
        <DropdownMenu.RadioGroup
          value={entry.privacyLevel}
          onValueChange={(chosen) => chosen !== entry.privacyLevel && change.mutate(chosen as PrivacyLevel)}
        >
          {privacyLevels.map((one) => (
            <PrivacyChoice key={one} level={one} />
          ))}
        </DropdownMenu.RadioGroup>
      </MenuSheet>
    </DropdownMenu.Root>
  );
}

function PrivacyChoice({ level }: { level: PrivacyLevel }) {
  const { t } = useTranslation();
  const { Sign } = privacySigns[level];
  return (
    <DropdownMenu.RadioItem value={level} aria-label={t(`card.${level}`)} className={menuItemClass}>
      <Sign size={18} aria-hidden />
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
