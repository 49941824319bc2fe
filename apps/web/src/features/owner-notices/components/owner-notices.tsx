import { useTranslation } from 'react-i18next';
import { useOwnerNotices } from '../api/owner-notices.ts';

/** Says what the owner of the installation should decide, in a sentence each. Nobody else sees anything. */
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
