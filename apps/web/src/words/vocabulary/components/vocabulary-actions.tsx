import { Sparkles, WandSparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { toast } from '../../../lib/toasts.ts';
import { useExtractVocabulary, useFixUnknownVocabulary } from '../api/vocabulary.ts';

const compactClass = 'max-sm:px-2! max-sm:text-sm! max-sm:whitespace-normal!';

/**
 * Buttons for actions on the whole vocabulary. The server performs them, so the buttons work before the vocabulary is loaded.
 */
export function VocabularyActions() {
  const { t } = useTranslation();
  const extract = useExtractVocabulary();
  const fix = useFixUnknownVocabulary();
  const busy = extract.isPending || fix.isPending;
  const isExtracting = (kind: 'characters' | 'words'): boolean => extract.isPending && extract.variables === kind;

  function extractCharacters(): void {
    extract.mutate('characters', {
      onSuccess: (count) =>
        toast({
          title: t('vocabulary.toasts.extracted'),
          description: t('vocabulary.toasts.extractedText', { count }),
        }),
      onError: () =>
        toast({ title: t('toast.error'), description: t('vocabulary.toasts.extractFailed'), isError: true }),
    });
  }

  function extractWords(): void {
    extract.mutate('words', {
      onSuccess: (count) =>
        toast({
          title: t('wordList.toasts.wordsExtracted'),
          description: t('wordList.toasts.wordsExtractedText', { count }),
        }),
      onError: () =>
        toast({ title: t('toast.error'), description: t('wordList.toasts.extractWordsFailed'), isError: true }),
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
      <Button variant="secondary" disabled={busy} className={compactClass} onClick={extractCharacters}>
        <Sparkles size={18} aria-hidden />
        {t(isExtracting('characters') ? 'vocabulary.extracting' : 'vocabulary.extract')}
      </Button>
      <Button
        disabled={busy}
        className={`${compactClass} max-sm:col-span-2 lg:max-xl:col-span-2`}
        onClick={extractWords}
      >
        <Sparkles size={18} aria-hidden />
        {t(isExtracting('words') ? 'vocabulary.extracting' : 'vocabulary.extractWords')}
      </Button>
    </div>
  );
}
