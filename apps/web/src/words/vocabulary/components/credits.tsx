import { useTranslation } from 'react-i18next';
import { usePronunciationStatus } from '../../pronunciation/pronunciation-status.ts';

/** Attribution of the dictionaries CC-CEDICT and Unihan (for rare characters), which their licences require. */
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

/** Names the makers of the installation's recordings of words, as the licence of the recordings requires. */
export function PronunciationCredit() {
  const { t } = useTranslation();
  const credit = usePronunciationStatus()?.credit;
  return credit ? <p className="text-sm text-ink-soft">{t('wordList.recordings', { credit })}</p> : null;
}
