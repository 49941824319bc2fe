import { GraduationCap, House, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const promises = [
  { key: 'private', Icon: Lock },
  { key: 'family', Icon: House },
  { key: 'educational', Icon: GraduationCap },
] as const;

export function SafeForKids() {
  const { t } = useTranslation();
  return (
    <section className="mt-16 grid gap-8 rounded-3xl bg-jade-wash p-7 sm:p-10 lg:grid-cols-[1fr_2fr] lg:items-center">
      <h2 className="text-2xl sm:text-3xl">{t('landing.safe.title')}</h2>
      <ul className="grid gap-6 sm:grid-cols-3">
        {promises.map(({ key, Icon }) => (
          <li key={key}>
            <Icon aria-hidden size={24} className="text-jade-text" />
            <h3 className="mt-3 text-lg">{t(`landing.safe.${key}.title`)}</h3>
            <p className="mt-1 text-sm">{t(`landing.safe.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
