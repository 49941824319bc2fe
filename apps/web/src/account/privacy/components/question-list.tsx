import { useTranslation } from 'react-i18next';
import type { PrivacyTopic } from '../privacy-topics.ts';

/** Links to the questions of the page. In a wide window they are beside the questions. */
export function QuestionList({ topics }: { topics: readonly PrivacyTopic[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('privacy.questions')}>
      <ul>
        {topics.map(({ name }) => (
          <li key={name}>
            <a
              href={`#privacy-${name}`}
              className="flex min-h-11 items-center rounded-xl px-3 py-2 text-ink-soft hover:bg-well hover:text-ink"
            >
              {t(`privacy.topics.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
