import { useTranslation } from 'react-i18next';
import { DocumentTitle } from '../../components/ui/document-title.tsx';
import { FeatureCards } from './components/feature-cards.tsx';
import { LandingHero } from './components/hero.tsx';
import { SafeForKids } from './components/safe-for-kids.tsx';

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
