import type { PrivacyLevel } from '@memory/contracts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { privacyIcons } from '../privacy-icons.ts';

/**
 * An entry's privacy level as an icon and a word, because colour alone would not be accessible. On the narrowest phones the word is left to
 * screen readers, so that the author's name has room.
 */
export function PrivacyBadge({ level, children }: { level: PrivacyLevel; children?: ReactNode }) {
  const { t } = useTranslation();
  const { Icon, className } = privacyIcons[level];
  return (
    <span
      title={t(`card.${level}Text`)}
      className={clsx(
        'inline-flex shrink-0 items-center gap-1.5 rounded-full border px-2.5 py-1 text-sm font-semibold',
        className,
      )}
    >
      <Icon size={15} aria-hidden />
      <span className="max-[24rem]:sr-only">{t(`card.${level}`)}</span>
      {children}
    </span>
  );
}
