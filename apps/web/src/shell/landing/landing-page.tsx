import { GraduationCap, House, Lock, Mic, PenLine, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DocumentTitle } from '../../components/ui/document-title.tsx';
import { RiceGrid } from '../../components/ui/rice-grid.tsx';
import { LandingHero } from './hero.tsx';

const features = [
  { key: 'voice', Icon: Mic, character: '说' },
  { key: 'handwriting', Icon: PenLine, character: '写' },
  { key: 'share', Icon: Share2, character: '友' },
] as const;

const promises = [
  { key: 'private', Icon: Lock },
  { key: 'family', Icon: House },
  { key: 'educational', Icon: GraduationCap },
] as const;

export default function LandingPage() {
  const { t } = useTranslation();
  return (
    <div className="mx-auto w-full max-w-[76rem] px-5 pb-24 sm:px-8">
      <DocumentTitle>{t('landing.headline')}</DocumentTitle>
      <LandingHero />
      <FeatureCards />
      <SafeForKids />
    </div>
  );
}

function FeatureCards() {
  const { t } = useTranslation();
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {features.map(({ key, Icon, character }) => (
        <li key={key} className="sheet relative p-6">
          <span aria-hidden className="absolute top-4 right-4 opacity-90">
            <RiceGrid character={character} size="small" />
          </span>
          <Icon aria-hidden size={26} className="text-cinnabar-text" />
          <h2 className="mt-6 text-xl">{t(`landing.${key}.title`)}</h2>
          <p className="mt-2 text-ink-soft">{t(`landing.${key}.text`)}</p>
        </li>
      ))}
    </ul>
  );
}

function SafeForKids() {
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
