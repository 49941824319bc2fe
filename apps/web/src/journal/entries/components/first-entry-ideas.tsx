import { useTranslation } from 'react-i18next';
import { OptionalContent } from '../../../components/ui/optional-content.tsx';
import { contentIdea } from '../../../lib/content-idea.ts';
import { LazyOwnerNotices } from '../../owner-notices/lazy-owner-notices.ts';

// The first words are in Chinese in every interface language, because the author learns Chinese. The hints are in the interface language.
const ideas = [
  { words: '今天我吃了', hint: 'newEntry.ideas.food' },
  { words: '我最好的朋友', hint: 'newEntry.ideas.friend' },
  { words: '今天最好笑的事', hint: 'newEntry.ideas.funny' },
] as const;

/** First words with which an author who has written nothing yet can begin. */
export default function FirstEntryIdeas() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="first-entry-ideas" className="w-full max-w-[40rem]">
      <h3 id="first-entry-ideas" className="mb-3 text-sm text-ink-soft">
        {t('newEntry.ideas.title')}
      </h3>
      <ul className="grid gap-2.5 sm:grid-cols-3">
        {ideas.map(({ words, hint }) => (
          <li key={words}>
            <button
              type="button"
              className="grid size-full content-start gap-1 rounded-xl border border-line bg-paper px-4 py-3 text-start transition-colors hover:border-jade-text hover:bg-jade-wash"
              onClick={() => contentIdea.set(words)}
            >
              <span lang="zh-Hans" className="kai text-xl leading-snug">
                {words}……
              </span>
              <span className="text-sm leading-snug text-ink-soft">{t(hint)}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-4 empty:hidden">
        <OptionalContent>
          <LazyOwnerNotices />
        </OptionalContent>
      </div>
    </section>
  );
}
