import { Eye } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A slip of paper over what is to be known by heart, until it is lifted. What is under it keeps its room. */
export function CoveredAnswer({ character, children }: { character: string; children: ReactNode }) {
  const { t } = useTranslation();
  const [lifted, setLifted] = useState(false);
  if (lifted) return children;
  return (
    <div className="relative w-full">
      <div className="invisible">{children}</div>
      <button
        type="button"
        aria-label={t('vocabulary.uncover', { character })}
        className="absolute inset-0 mt-2 grid place-items-center rounded-xl border border-dashed border-line-strong/60 bg-well text-ink-soft hover:border-jade hover:text-jade-text"
        onClick={() => setLifted(true)}
      >
        <Eye size={20} aria-hidden />
      </button>
    </div>
  );
}
