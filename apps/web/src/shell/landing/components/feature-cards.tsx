import { Mic, PenLine, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RiceGrid } from '../../../components/ui/rice-grid.tsx';

const features = [
  { key: 'voice', Icon: Mic, character: '说' },
  { key: 'handwriting', Icon: PenLine, character: '写' },
  { key: 'share', Icon: Share2, character: '友' },
] as const;

export function FeatureCards() {
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
