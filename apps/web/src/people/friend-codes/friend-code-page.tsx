import { ChevronLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { DocumentTitle } from '../../components/ui/document-title.tsx';
import { pagePaths } from '../../lib/page-paths.ts';
import { EnterFriendCode } from './components/enter-friend-code.tsx';

/** The page that the QR code of a friend opens. It sends nothing before the button is pressed. */
export default function FriendCodePage() {
  const { t } = useTranslation();
  const { code = '' } = useParams();
  return (
    <div className="mx-auto w-full max-w-md px-4 py-8 sm:px-6">
      <DocumentTitle>{t('friendCode.pageTitle')}</DocumentTitle>
      <Link
        to={pagePaths.friends}
        className="-ml-2 inline-flex min-h-11 items-center gap-1 rounded-lg px-2 font-semibold text-ink-soft hover:text-ink"
      >
        <ChevronLeft size={18} aria-hidden />
        {t('friendCode.back')}
      </Link>
      <h1 className="mt-2 text-3xl">{t('friendCode.pageTitle')}</h1>
      <p className="mt-2 mb-6 text-ink-soft">{t('friendCode.pageText')}</p>
      <div className="sheet p-6">
        <EnterFriendCode key={code} initialCode={code} initialFocus={code === ''} />
      </div>
    </div>
  );
}
