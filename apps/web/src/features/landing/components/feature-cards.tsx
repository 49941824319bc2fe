import { Mic, PenLine, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';

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
        <li key={key} className="sheet relative overflow-hidden p-6">
          <span aria-hidden lang="zh-Hans" className="brush absolute -right-3 -bottom-7 text-[7.5rem] leading-none text-cinnabar opacity-[0.09]">
            {character}
          </span>
          <Icon aria-hidden size={26} className="text-cinnabar-text" />
          <h2 className="mt-4 text-xl">{t(`landing.${key}.title`)}</h2>
          <p className="relative mt-2 text-ink-soft">{t(`landing.${key}.text`)}</p>
        </li>
      ))}
    </ul>
  );
}
