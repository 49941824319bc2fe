import { Check, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { useCurrentUser } from '../../../session/index.ts';
import type { AnnotatedWord } from '../../../words/index.ts';
import { useLearnWord } from '../api/learn-word.ts';

interface LearnWordFooterProps {
  word: AnnotatedWord;
  /** Whether the reader's vocabulary contains the word. */
  isCollected: boolean;
  onClose: () => void;
}

/** Footer of the popover of a word: one tap adds the word to the vocabulary. */
export function LearnWordFooter({ word, isCollected, onClose }: LearnWordFooterProps) {
  const { t } = useTranslation();
  const { user } = useCurrentUser();
  const learn = useLearnWord();
  if (!user) return <p className="mt-3 text-sm text-ink-soft">{t('character.signIn')}</p>;
  return (
    <div className="mt-3 flex justify-end">
      {isCollected ? (
        <p className="flex min-h-11 items-center gap-1.5 font-semibold text-jade-text">
          <Check size={18} aria-hidden />
          {t('readingMode.collected')}
        </p>
      ) : (
        <Button
          variant="secondary"
          className="max-sm:flex-1"
          onClick={() => {
            learn(word);
            onClose();
          }}
        >
          <Plus size={18} aria-hidden />
          {t('readingMode.learn')}
        </Button>
      )}
    </div>
  );
}
