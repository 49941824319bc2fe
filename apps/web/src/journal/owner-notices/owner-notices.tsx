import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ownerNoticesQuery } from '../../lib/owner-notices.ts';

/**
 * React hook with the settings that the owner of the installation should choose. Returns an empty list for all other users and until the notices
 * are loaded.
 */
const useOwnerNotices = () => useQuery(ownerNoticesQuery).data?.notices ?? [];

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
