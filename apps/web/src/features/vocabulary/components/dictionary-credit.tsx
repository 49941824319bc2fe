import { useTranslation } from 'react-i18next';

/** The licences of CC-CEDICT and, for rare characters, Unihan ask that readers are told whose work it is and under which terms. */
export function DictionaryCredit() {
  const { t } = useTranslation();
  return (
    <p className="text-sm text-ink-soft">
      {t('character.source')}{' '}
      <a
        href="https://www.mdbg.net/chinese/dictionary?page=cc-cedict"
        target="_blank"
        rel="noreferrer"
        className="underline"
      >
        CC-CEDICT
      </a>
      {', '}
      <a href="https://creativecommons.org/licenses/by-sa/4.0/" target="_blank" rel="noreferrer" className="underline">
        CC BY-SA 4.0
      </a>
      {' · '}
      <a href="https://www.unicode.org/charts/unihan.html" target="_blank" rel="noreferrer" className="underline">
        Unihan
      </a>
      {', © Unicode'}
    </p>
  );
}
