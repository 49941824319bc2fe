import { useTranslation } from 'react-i18next';
import { usePronunciationStatus } from '../api/pronunciation-status.ts';

/** Names the makers of the installation's recordings of words, as the licence of the recordings requires. */
export function PronunciationCredit() {
  const { t } = useTranslation();
  const credit = usePronunciationStatus()?.credit;
  return credit ? <p className="text-sm text-ink-soft">{t('wordList.recordings', { credit })}</p> : null;
}
