import type { PrivacyLevel } from '@memory/contracts';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { privacyIcons } from '../privacy-icons.ts';

/** Who may see a memory: a sign and a word, never a colour alone. */
export function PrivacyBadge({ level }: { level: PrivacyLevel }) {
  const { t } = useTranslation();
  const { Sign, look } = privacyIcons[level];
  return (
    <span
      title={t(`card.${level}Text`)}
      className={clsx(
        'inline-flex shrink-0 items-center gap-1.5 rounded-full border px-2.5 py-1 text-sm font-semibold',
        look,
      )}
    >
      <Sign size={15} aria-hidden />
      {t(`card.${level}`)}
    </span>
  );
}
