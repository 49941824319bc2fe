import { useTranslation } from 'react-i18next';

/** Names the standard of the stroke order and the source of the strokes, as the licence of the strokes requires. */
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
