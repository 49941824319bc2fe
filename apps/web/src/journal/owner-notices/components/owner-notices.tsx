import { useTranslation } from 'react-i18next';
import { useOwnerNotices } from '../api/owner-notices.ts';

/** A note for each setting that the owner of the installation has not chosen yet; nothing for other users. */
export default function OwnerNotices() {
  const { t } = useTranslation();
  return useOwnerNotices().map((notice) => (
    <p
      key={notice}
      role="note"
      className="mb-6 max-w-prose rounded-xl bg-well px-4 py-3 text-start text-sm break-words"
    >
      {t(`ownerNotices.${notice}`)}
    </p>
  ));
}
