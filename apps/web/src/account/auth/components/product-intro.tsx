import { BookHeart, Lightbulb, Mic } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RiceGrid } from '../../../components/ui/rice-grid.tsx';

const features = [
  { key: 'voice', Icon: Mic },
  { key: 'learning', Icon: Lightbulb },
  { key: 'share', Icon: BookHeart },
] as const;

/** Introduction that tells visitors what the product offers. Only large screens show it, beside the sign-in form. */
export function ProductIntro() {
  const { t } = useTranslation();
  return (
    <aside className="sheet hidden p-10 lg:block">
      <span aria-hidden>
        <RiceGrid character="回忆" />
      </span>
      <h2 className="mt-7 text-3xl">{t('app.name')}</h2>
      <p className="mt-2 text-lg text-ink-soft">{t('app.tagline')}</p>
      <ul className="mt-8 grid gap-6">
        {features.map(({ key, Icon }) => (
          <li key={key} className="flex gap-4">
            <span
              aria-hidden
              className="grid size-11 shrink-0 place-items-center rounded-xl bg-jade-wash text-jade-text"
            >
              <Icon size={22} />
            </span>
            <div>
              <h3 className="text-lg">{t(`auth.features.${key}.title`)}</h3>
              <p className="text-ink-soft">{t(`auth.features.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-9 inline-block rounded-full border border-cinnabar-text/40 px-4 py-1.5 text-sm font-semibold text-cinnabar-text">
        {t('app.badge')}
      </p>
    </aside>
  );
}
