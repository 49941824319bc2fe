import { useTranslation } from 'react-i18next';

/** Sets the document's title: React moves the rendered title element into the head. */
export function DocumentTitle({ children }: { children: string }) {
  const { t } = useTranslation();
  return <title>{`${children} · ${t('app.name')}`}</title>;
}
