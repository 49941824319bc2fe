import { Eye } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Hides the reading and the meaning of a vocabulary card behind a button until the user presses it. The card keeps its size. */
export function CoveredCardContent({ character, children }: { character: string; children: ReactNode }) {
  const { t } = useTranslation();
  const [isUncovered, setUncovered] = useState(false);
  if (isUncovered) return children;
  return (
    <div className="relative w-full">
      <div className="invisible">{children}</div>
      <button
        type="button"
        aria-label={t('vocabulary.uncover', { character })}
        className="absolute inset-0 mt-2 grid place-items-center rounded-xl border border-dashed border-line-strong/60 bg-well text-ink-soft hover:border-jade hover:text-jade-text"
        onClick={() => setUncovered(true)}
      >
        <Eye size={20} aria-hidden />
      </button>
    </div>
  );
}
