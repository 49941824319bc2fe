import { useTranslation } from 'react-i18next';

/** Shown when the program that draws strokes could not be loaded. */
export function EngineFailure() {
  const { t } = useTranslation();
  return (
    <p role="alert" className="text-center text-sm">
      {t('strokes.failed')}
    </p>
  );
}
