import { useTranslation } from 'react-i18next';
import { RiceGrid } from '../../../components/ui/rice-grid.tsx';
import { EnterFriendCode } from './enter-friend-code.tsx';
import { OwnFriendCode } from './own-friend-code.tsx';

/** Section with the field for a friend's code and the viewer's own friend code. */
export function FriendCodesSection() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="friend-codes" className="mt-8">
      <h2 id="friend-codes" className="text-xl">
        {t('friendCode.title')}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{t('friendCode.intro')}</p>
      <div className="sheet grid divide-line max-md:divide-y md:grid-cols-2 md:divide-x">
        <div className="p-6">
          <h3 className="mb-4 text-center text-base">{t('friendCode.enter.title')}</h3>
          <span aria-hidden className="mb-6 grid justify-items-center max-md:hidden">
            <RiceGrid character="友" />
          </span>
          <EnterFriendCode />
        </div>
        <div className="p-6">
          <h3 className="mb-4 text-center text-base">{t('friendCode.own.title')}</h3>
          <OwnFriendCode />
        </div>
      </div>
    </section>
  );
}
