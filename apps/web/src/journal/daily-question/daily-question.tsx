import { Mic, X } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { thumbnailUrl } from '../../capture/index.ts';
import { Button } from '../../components/ui/button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import type { DraftChanges } from '../entries/use-draft.ts';
import { useDailyQuestion } from './use-daily-question.ts';

export interface DailyQuestionProps {
  contentRef: RefObject<HTMLTextAreaElement | null>;
  onChange: (changes: DraftChanges) => void;
  /** Shows the recorder. */
  onRecord: () => void;
}

/**
 * The question of the day. A tap on it puts the beginning of an answer into the content. The answer of an older relative can be recorded: it is then
 * a voice for the words of the entry.
 */
export default function DailyQuestion({ contentRef, onChange, onRecord }: DailyQuestionProps) {
  const { t, i18n } = useTranslation();
  const { question, imageUrl, putAway } = useDailyQuestion();
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (question === undefined) return <Skeleton className="h-20 rounded-xl" />;
  if (question === null) return null;
  const { kind, zh, en, starter } = question;

  function begin(): void {
    // The content field may be hidden until it has a text, and only a visible field can get the focus.
    flushSync(() =>
      onChange(({ content }) => {
        if (content.includes(starter)) return null;
        return { content: content === '' ? starter : `${content}\n${starter}` };
      }),
    );
    const field = contentRef.current;
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }

  function record(): void {
    onChange(({ title }) => (title === '' ? { title: starter } : null));
    onRecord();
  }

  return (
    <section
      aria-label={t('dailyQuestion.label')}
      className="flex min-h-20 items-center gap-3 rounded-xl bg-jade-wash py-2 pr-1 pl-4"
    >
      {kind === 'past' && imageUrl && imageUrl !== failedUrl && (
        <img
          src={thumbnailUrl(imageUrl, 'small')}
          alt={t('dailyQuestion.picture')}
          className="size-20 shrink-0 rounded-lg object-cover"
          onError={() => setFailedUrl(imageUrl)}
        />
      )}
      <button
        type="button"
        title={t('dailyQuestion.begin')}
        className="min-h-11 min-w-0 flex-1 rounded-lg text-start hover:underline"
        onClick={begin}
      >
        <span lang="zh-Hans" className="kai block text-lg leading-snug">
          {zh}
        </span>
        {i18n.language === 'en' && <span className="mt-1 block text-sm leading-snug text-ink-soft">{en}</span>}
      </button>
      <span className="grid">
        <Button
          variant="ghost"
          round
          aria-label={t('dailyQuestion.putAway')}
          title={t('dailyQuestion.putAway')}
          onClick={putAway}
        >
          <X size={20} aria-hidden />
        </Button>
        {kind === 'generations' && (
          <Button
            variant="secondary"
            round
            aria-label={t('dailyQuestion.record')}
            title={t('dailyQuestion.record')}
            className="self-end"
            onClick={record}
          >
            <Mic size={20} aria-hidden />
          </Button>
        )}
      </span>
    </section>
  );
}
