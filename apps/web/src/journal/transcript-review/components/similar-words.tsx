import { SIMILAR_WORD_MAX_LENGTH } from '@memory/contracts';
import { hasChinese } from '@memory/text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { ToneColoredPinyin } from '../../../components/ui/tone-colored-pinyin.tsx';
import { api, unwrapResponse } from '../../../lib/api.ts';

interface SimilarWordsProps {
  word: string;
  /** Whether the transcript is written in traditional characters. */
  isTraditional: boolean;
  onChoose: (word: string) => void;
}

/** Words that sound like a misheard word, words of the user's own vocabulary first. */
export function SimilarWords({ word, isTraditional, onChoose }: SimilarWordsProps) {
  const { t } = useTranslation();
  const { data: words, isError, isLoading } = useSimilarWords(word);
  if (!hasChinese(word)) return null;
  if (isLoading)
    return (
      <output aria-label={t('transcriptReview.searching')} className="grid gap-2">
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </output>
    );
  if (isError) return <p className="text-sm text-ink-soft">{t('transcriptReview.notFound')}</p>;
  if (!words || words.length === 0) return <p className="text-sm text-ink-soft">{t('transcriptReview.none')}</p>;
  return (
    <ul aria-label={t('transcriptReview.similar')} className="flex flex-col gap-1">
      {words.map((one) => {
        const text = isTraditional ? one.traditional : one.word;
        return (
          <li key={one.word}>
            <button
              type="button"
              className="flex min-h-11 w-full items-baseline gap-2 rounded-lg border border-line px-3 py-1.5 text-left hover:bg-well"
              onClick={() => onChoose(text)}
            >
              <span lang={isTraditional ? 'zh-Hant' : 'zh-Hans'} className="kai shrink-0 text-lg">
                {text}
              </span>
              <span className="shrink-0 text-sm">
                <ToneColoredPinyin text={one.pinyin} />
              </span>
              <span className="min-w-0 flex-1 truncate text-sm text-ink-soft">{one.meaning}</span>
              {one.isOwn && <span className="shrink-0 text-xs text-jade-text">{t('transcriptReview.own')}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Query: words that sound like a Chinese word, words of the user's own vocabulary first. */
function useSimilarWords(word: string) {
  return useQuery({
    queryKey: ['similar-words', word],
    queryFn: async () => (await unwrapResponse(api.POST('/api/similar-words', { body: { word } }))).words,
    enabled: hasChinese(word) && word.length <= SIMILAR_WORD_MAX_LENGTH,
    networkMode: 'always',
    retry: false,
  });
}
