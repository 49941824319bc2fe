import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';

/** The product's logo, a seal with the character 忆 (to remember). */
export function BrandSeal() {
  return (
    <span
      aria-hidden
      lang="zh-Hans"
      className="stamp brush inline-grid size-9 place-items-center rounded-[0.6rem] text-[1.35rem] leading-none"
    >
      忆
    </span>
  );
}

/**
 * The day number of an entry, displayed like the imprint of a stamp. The translation `card.seal` contains the stamp's lines of text,
 * separated by vertical bars; one of these lines is the day number.
 */
export function DayNumberSeal({ day }: { day: number }) {
  const { t } = useTranslation();
  return (
    <span className="stamp inline-grid size-14 shrink-0 -rotate-2 content-center justify-items-center rounded-[0.8rem] leading-none select-none">
      <span className="sr-only">{t('card.dayNumber', { day })}</span>
      {t('card.seal', { day })
        .split('|')
        .map((line) => (
          <span
            key={line}
            aria-hidden
            className={
              line === String(day)
                ? clsx('my-0.5 font-extrabold tabular-nums', line.length > 3 ? 'text-base' : 'text-xl')
                : 'text-[0.65rem] font-bold tracking-wide'
            }
          >
            {line}
          </span>
        ))}
    </span>
  );
}
