import { Sparkles, WandSparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { toast } from '../../../lib/toasts.ts';
import { useExtractVocabulary, useFixUnknownVocabulary } from '../api/vocabulary.ts';

interface ExtractButtonsProps {
  /** False when the vocabulary is loaded and empty: only then there is no list whose controls offer 'Fix Unknown'. */
  hasWords: boolean;
}

/** Buttons that add what the user's memories contain. The server performs it, so they work before the vocabulary is loaded. */
export function ExtractButtons({ hasWords }: ExtractButtonsProps) {
  const { t } = useTranslation();
  const extract = useExtractVocabulary();
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

  return (
    <div className="grid gap-2 sm:max-lg:grid-cols-2">
      <Button disabled={extract.isPending} onClick={extractCharacters}>
        <Sparkles size={18} aria-hidden />
        {t(isExtracting('characters') ? 'vocabulary.extracting' : 'vocabulary.extract')}
      </Button>
      <Button disabled={extract.isPending} onClick={extractWords}>
        <Sparkles size={18} aria-hidden />
        {t(isExtracting('words') ? 'vocabulary.extracting' : 'vocabulary.extractWords')}
      </Button>
      {!hasWords && <FixUnknownButton />}
    </div>
  );
}

/** Button that lets the server look up the meanings and the pinyin that words lack. */
export function FixUnknownButton() {
  const { t } = useTranslation();
  const fix = useFixUnknownVocabulary();

  async function fixUnknown(): Promise<void> {
    try {
      // React Query does not call the callbacks of `mutate` when the button is gone, because no word is unknown any more.
      const count = await fix.mutateAsync();
      toast({ title: t('vocabulary.toasts.fixed'), description: t('vocabulary.toasts.fixedText', { count }) });
    } catch {
      toast({ title: t('toast.error'), description: t('vocabulary.toasts.fixFailed'), isError: true });
    }
  }

  return (
    <Button disabled={fix.isPending} onClick={() => void fixUnknown()}>
      <WandSparkles size={18} aria-hidden />
      {t(fix.isPending ? 'vocabulary.fixing' : 'vocabulary.fixUnknown')}
    </Button>
  );
}
