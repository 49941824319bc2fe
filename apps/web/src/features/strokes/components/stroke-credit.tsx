import { useTranslation } from 'react-i18next';

/** Says whose order of strokes this is, and where the strokes come from, as their licence requires. */
export function StrokeCredit() {
  const { t } = useTranslation();
  return (
    <p className="text-center text-xs text-ink-soft">
      {t('strokes.mainlandOrder')}
      {' · '}
      <a href="https://github.com/skishore/makemeahanzi" target="_blank" rel="noreferrer" className="underline">
        Make Me a Hanzi
      </a>
      {', © Arphic Technology, '}
      <a href="/licences/ARPHICPL.TXT" target="_blank" rel="noreferrer" className="underline">
        Arphic Public License
      </a>
    </p>
  );
}
