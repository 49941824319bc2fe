import { useTranslation } from 'react-i18next';

/** The document title. React moves it into the head. */
export function DocumentTitle({ children }: { children: string }) {
  const { t } = useTranslation();
  return <title>{`${children} · ${t('app.name')}`}</title>;
}
