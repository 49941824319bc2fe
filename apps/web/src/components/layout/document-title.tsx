import { useTranslation } from 'react-i18next';

/** The name of the screen in the browser's tab and history. React puts it into the head. */
export function DocumentTitle({ children }: { children: string }) {
  const { t } = useTranslation();
  return <title>{`${children} · ${t('app.name')}`}</title>;
}
