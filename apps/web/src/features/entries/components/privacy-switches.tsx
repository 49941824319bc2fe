import { Globe, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Switch } from '../../../components/ui/switch.tsx';

/** The two switches Private and Public of the new entry. Switching one on switches the other off. */
export function PrivacySwitches({ isPublic, onChange }: { isPublic: boolean; onChange: (isPublic: boolean) => void }) {
  const { t } = useTranslation();
  return (
    <fieldset className="grid rounded-xl border border-line px-3 py-1 sm:grid-cols-2 sm:gap-4">
      <legend className="sr-only">{t('entry.privacy')}</legend>
      <Switch
        label={t('entry.private')}
        hint={t('entry.privateText')}
        icon={<Lock size={18} />}
        checked={!isPublic}
        onCheckedChange={(isPrivate) => onChange(!isPrivate)}
      />
      <Switch
        label={t('entry.public')}
        hint={t('entry.publicText')}
        icon={<Globe size={18} />}
        checked={isPublic}
        onCheckedChange={onChange}
      />
    </fieldset>
  );
}
