import { Sparkles, WandSparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { toast } from '../../../lib/toasts.ts';
import { useExtractVocabulary } from '../api/extract-vocabulary.ts';
import { useFixUnknownVocabulary } from '../api/fix-unknown-vocabulary.ts';

const compactClass = 'max-sm:px-2! max-sm:text-sm! max-sm:whitespace-normal!';

/**
 * Buttons for two actions on the whole vocabulary. The server performs both actions, so the buttons work before the vocabulary is loaded.
 */
export function VocabularyActions() {
  const { t } = useTranslation();
  const extract = useExtractVocabulary();
  const fix = useFixUnknownVocabulary();
  const busy = extract.isPending || fix.isPending;

  function extractFromEntries(): void {
    extract.mutate(undefined, {
      onSuccess: ({ characters, words }) =>
        toast({
          title: t('vocabulary.toasts.extracted'),
          // Only a run that found new words of known characters speaks of words.
          description:
            characters === 0 && words > 0
              ? t('wordList.toasts.wordsText', { count: words })
              : t('vocabulary.toasts.extractedText', { count: characters }),
        }),
      onError: () =>
        toast({ title: t('toast.error'), description: t('vocabulary.toasts.extractFailed'), isError: true }),
    });
  }

  function fixUnknown(): void {
    fix.mutate(undefined, {
      onSuccess: (count) =>
        toast({ title: t('vocabulary.toasts.fixed'), description: t('vocabulary.toasts.fixedText', { count }) }),
      onError: () => toast({ title: t('toast.error'), description: t('vocabulary.toasts.fixFailed'), isError: true }),
    });
  }

  return (
    <div className="ml-auto flex flex-wrap gap-2 max-sm:grid max-sm:w-full max-sm:grid-cols-2 lg:max-xl:grid lg:max-xl:w-full lg:max-xl:grid-cols-2">
      <Button disabled={busy} className={compactClass} onClick={fixUnknown}>
        <WandSparkles size={18} aria-hidden />
        {t(fix.isPending ? 'vocabulary.fixing' : 'vocabulary.fixUnknown')}
      </Button>
      <Button variant="secondary" disabled={busy} className={compactClass} onClick={extractFromEntries}>
        <Sparkles size={18} aria-hidden />
        {t(extract.isPending ? 'vocabulary.extracting' : 'vocabulary.extract')}
      </Button>
    </div>
  );
}
