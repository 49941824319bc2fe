import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../components/ui/button.tsx';
import { switchInterfaceLanguage } from '../../i18n/i18n.ts';

/** Button that switches the interface to the other language. Its label is the name of that language in that language. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { t, i18n } = useTranslation();
  const other = i18n.language === 'zh-Hans' ? 'en' : 'zh-Hans';
  return (
    <button
      type="button"
      lang={other}
      className={`${buttonClass('ghost')} ${className ?? ''}`}
      onClick={() => void switchInterfaceLanguage(other)}
    >
      <Languages size={18} aria-hidden />
      {t('app.otherLanguage')}
    </button>
  );
}
