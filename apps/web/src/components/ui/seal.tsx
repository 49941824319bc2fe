import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';

/** The character of every seal: 忆, to remember. */
const SEAL_CHARACTER = '忆';

/** A stamped seal with the character 忆. `className` contains its size and the size of the character. */
export function Seal({ className }: { className: string }) {
  return (
    <span
      aria-hidden
      lang="zh-Hans"
      className={clsx('stamp brush grid shrink-0 place-items-center leading-none select-none', className)}
    >
      {SEAL_CHARACTER}
    </span>
  );
}

/** The product's logo. */
export function BrandSeal() {
  return <Seal className="size-9 rounded-[0.6rem] text-[1.35rem]" />;
}

/**
 * The day number of an entry, displayed like the imprint of a stamp. The translation `card.seal` contains the stamp's lines of text,
 * separated by vertical bars; one of these lines is the day number.
 */
export function DayNumberSeal({ day, className }: { day: number; className?: string }) {
  const { t } = useTranslation();
  const lines = t('card.seal', { day }).split('|');
  const daySize = lines.length > 2 ? 'text-lg' : 'my-0.5 text-xl';
  return (
    <span
      className={clsx(
        'stamp inline-grid size-14 shrink-0 -rotate-2 content-center justify-items-center rounded-[0.8rem] leading-none select-none',
        className,
      )}
    >
      <span className="sr-only">{t('card.dayNumber', { day })}</span>
      {lines.map((line) => (
        <span
          key={line}
          aria-hidden
          className={
            line === String(day)
              ? clsx('leading-none font-extrabold tabular-nums', line.length > 3 ? 'text-base' : daySize)
              : 'text-[0.65rem] leading-none font-bold tracking-wide'
          }
        >
          {line}
        </span>
      ))}
    </span>
  );
}
