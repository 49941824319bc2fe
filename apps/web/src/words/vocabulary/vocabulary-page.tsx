import type { VocabularyItem } from '@memory/contracts';
import { Suspense, useDeferredValue, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentTitle } from '../../components/ui/document-title.tsx';
import { OptionalContent } from '../../components/ui/optional-content.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { ToneColoredPinyin } from '../../components/ui/tone-colored-pinyin.tsx';
import { withTexts } from '../../i18n/i18n.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import { LazyVoiceNote } from '../pronunciation/lazy-voice-note.tsx';
import { reviewsTexts } from '../reviews/reviews-texts.ts';
import { useVocabulary } from './api/vocabulary.ts';
import { AddWordForm } from './components/add-word-form.tsx';
import { CommonCharactersToLearn } from './components/common-characters-to-learn.tsx';
import { DictionaryCredit, PronunciationCredit } from './components/credits.tsx';
import { MyVocabulary } from './components/my-vocabulary.tsx';
import { ExtractButtons } from './components/vocabulary-actions.tsx';
import { emptyWordForm } from './word-form.ts';
import { wordListTexts } from './word-list-texts.ts';

const TodaysWordsCard = preloadable(() =>
  withTexts(import('../reviews/components/todays-words-card.tsx'), reviewsTexts),
);
const ReplaceDialog = preloadable(() =>
  withTexts(import('./components/replace-vocabulary-item-dialog.tsx'), wordListTexts),
);

/** The page 'Chinese Vocabulary': today's words, the user's vocabulary, and the ways to add words to it. */
export default function VocabularyPage() {
  const { t } = useTranslation();
  const vocabulary = useVocabulary();
  // The list is rendered in several short tasks. Otherwise a response would render the whole list at once, which blocks a phone.
  const items = useDeferredValue(vocabulary.data);
  const [fields, setFields] = useState(emptyWordForm);
  const [replacing, setReplacing] = useState<VocabularyItem | null>(null);
  const form = useRef<HTMLFormElement>(null);

  function showForm(): void {
    form.current?.scrollIntoView({ block: 'nearest' });
    form.current?.querySelector('input')?.focus({ preventScroll: true });
  }

  return (
    <div className="mx-auto w-full max-w-[76rem] px-4 py-8 sm:px-6">
      <DocumentTitle>{t('vocabulary.title')}</DocumentTitle>
      <h1 className="text-3xl">{t('vocabulary.title')}</h1>
      <p className="mt-2 mb-7 text-ink-soft">{t('vocabulary.intro')}</p>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <div className="grid gap-8">
          <OptionalContent fallback={<Skeleton className="h-24 rounded-2xl sm:h-21" />}>
            <TodaysWordsCard hasWords={items?.length !== 0} />
          </OptionalContent>
          <MyVocabulary vocabulary={vocabulary} items={items} onReplace={setReplacing} onAdd={showForm} />
        </div>
        {/* The margins leave room for outlines of focused elements, which a scrolling element clips. */}
        <div className="grid gap-6 lg:sticky lg:top-22 lg:max-h-[calc(100dvh-6.5rem)] lg:overflow-y-auto">
          <AddWordForm formRef={form} fields={fields} onChange={setFields} />
          <ExtractButtons hasWords={items?.length !== 0} />
          <LazyVoiceNote />
          {items && (
            <CommonCharactersToLearn
              vocabulary={items}
              onUse={(word) => {
                setFields(word);
                showForm();
              }}
            />
          )}
          <ToneLegend />
        </div>
        <div className="grid gap-1.5">
          <DictionaryCredit />
          <PronunciationCredit />
        </div>
      </div>
      {replacing && (
        <Suspense>
          <ReplaceDialog
            item={replacing}
            fields={fields}
            onReplaced={() => setFields(emptyWordForm)}
            onClose={() => setReplacing(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

const examples = [
  [1, 'mā'],
  [2, 'má'],
  [3, 'mǎ'],
  [4, 'mà'],
  [5, 'ma'],
] as const;

/** Legend that shows in which colour each tone of pinyin is displayed. */
function ToneLegend() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="tones" className="hidden px-5 lg:block">
      <h2 id="tones" className="mb-2 text-sm text-ink-soft">
        {t('vocabulary.toneLegend')}
      </h2>
      <ul className="grid gap-1">
        {examples.map(([tone, syllable]) => (
          <li key={tone} className="flex items-baseline gap-3">
            <ToneColoredPinyin text={syllable} className="w-9 text-lg" />
            <span className="text-sm text-ink-soft">{t(`vocabulary.tones.${tone}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
