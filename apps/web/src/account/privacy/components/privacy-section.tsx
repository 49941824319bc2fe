import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pagePaths } from '../../../lib/page-paths.ts';
import { useCurrentUser } from '../../../session/index.ts';
import type { PrivacyTopic } from '../privacy-topics.ts';

const linkClass = 'inline-flex min-h-11 items-center font-semibold text-cinnabar-text underline';

/** A question with its short answer, the details, and links to pages on which a signed-in user can act. */
export function PrivacySection({ topic: { name, answer, details } }: { topic: PrivacyTopic }) {
  const { t } = useTranslation();
  const { user } = useCurrentUser();
  const headingId = `privacy-${name}`;
  return (
    <section aria-labelledby={headingId} className="p-5 sm:p-6">
      <h2 id={headingId} tabIndex={-1} className="mb-2 text-lg outline-none">
        {t(`privacy.topics.${name}`)}
      </h2>
      {answer && <p className="max-w-prose font-semibold">{t(answer.key, answer.values ?? {})}</p>}
      <ul className="mt-2 grid list-disc gap-2 pl-5">
        {details.map(({ key, values }) => (
          <li key={key}>{t(key, values ?? {})}</li>
        ))}
      </ul>
      {name === 'rights' && user && (
        <p className="mt-2 privacy-screen flex flex-wrap gap-3">
          <Link to={pagePaths.profile} className={linkClass}>
            {t('privacy.openProfile')}
          </Link>
          <Link to={pagePaths.settings} className={linkClass}>
            {t('privacy.openSettings')}
          </Link>
        </p>
      )}
    </section>
  );
}
