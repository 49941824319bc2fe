import { useQuery } from '@tanstack/react-query';
import { MessageCircleQuestionMark } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { api, unwrapResponse } from '../../lib/api.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import { useNearViewport } from '../../lib/use-near-viewport.ts';
import { useVocabularyWords } from '../../words/index.ts';
import { useSettledGaps } from './settled-gaps.ts';

const WordGapsDialog = preloadable(() => import('./word-gaps-dialog.tsx'));

/** Whether a text contains a word in Latin letters. Without such a word, no request is sent to the server. */
export const hasLatinWord = (text: string): boolean => /[A-Za-z]{2}/.test(text);

/**
 * Button below the user's own text with the number of English words for which the writer lacked a Chinese one. Omits English words that the user
 * has already settled, and English words whose first Chinese translation is in the vocabulary. The space for the button is reserved while the server searches.
 */
export function WordGapsButton({ text }: { text: string }) {
  const { t } = useTranslation();
  const [ref, isNear] = useNearViewport<HTMLDivElement>();
  const { data: gaps, isError } = useWordGaps(text, isNear);
  const words = useVocabularyWords();
  const { isSettled } = useSettledGaps();
  const [isOpen, setOpen] = useState(false);
  const collected = new Set(words?.map(({ simplified }) => simplified));
  const offered =
    words &&
    gaps?.filter(({ english, candidates }) => !isSettled(english) && !collected.has(candidates[0]?.word ?? ''));
  if (isError || offered?.length === 0) {
    // An open dialog stays, because it shows the user's choices even after the last word is settled.
    if (!isOpen) return null;
  }
  return (
    <div ref={ref} className="min-h-11">
      {offered && (
        <Button
          variant="ghost"
          className="fade-in border border-line-strong/60 bg-jade-wash px-2.5! text-sm! text-jade-text! tabular-nums"
          onClick={() => setOpen(true)}
        >
          <MessageCircleQuestionMark size={18} aria-hidden />
          {t('wordGaps.offer', { count: offered.length })}
        </Button>
      )}
      {isOpen && gaps && offered && (
        <Suspense>
          <WordGapsDialog gaps={offered} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** The longest text that the server searches, in UTF-16 units. */
const TEXT_MAX_LENGTH = 20_000;

/** Query: the English words of the Chinese sentences of a text, with Chinese words for each. */
function useWordGaps(text: string, enabled: boolean) {
  return useQuery({
    queryKey: ['word-gaps', text],
    queryFn: async () => (await unwrapResponse(api.POST('/api/word-gaps', { body: { text } }))).gaps,
    enabled: enabled && text.length <= TEXT_MAX_LENGTH,
    // The words depend on the text alone.
    staleTime: Infinity,
    retry: false,
  });
}
