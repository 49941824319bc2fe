import { useTranslation } from 'react-i18next';
import { PageSpinner } from '../../../components/ui/spinner.tsx';

/** What the page shows while it loads. It has the page's heading, for screen readers. */
export function Waiting({ label }: { label: string }) {
  const { t } = useTranslation();
  return (
    <>
      <h1 className="sr-only">{t('classSignIn.title')}</h1>
      <PageSpinner label={label} />
    </>
  );
}
