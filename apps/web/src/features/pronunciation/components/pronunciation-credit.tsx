import { useTranslation } from 'react-i18next';
import { usePronunciationStatus } from '../api/pronunciation-status.ts';

/** Whose recordings of words the installation has, as their licence requires. */
export function PronunciationCredit() {
  const { t } = useTranslation();
  const credit = usePronunciationStatus()?.credit;
  return credit ? <p className="text-sm text-ink-soft">{t('wordList.recordings', { credit })}</p> : null;
}
