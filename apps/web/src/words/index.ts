// What other areas use of `words`: the vocabulary, its reviews, strokes and voices, and how texts are annotated.
// A build imports each name from its own file (build/area-imports-plugin.ts).
export { annotateText } from './annotation/annotate-text.ts';
export {
  type AnnotatedWord,
  type CharacterInWord,
  headwordOf,
  isTraditionalText,
  matchCharactersToWords,
  toWordToAdd,
} from './annotation/characters-in-words.ts';
export {
  fetchCollectedWords,
  fetchKnownWords,
  type IsKnownWord,
  noWordIsKnown,
  useVocabularyWords,
  useWordStates,
  type WordStateOf,
} from './annotation/known-words.ts';
export { useTextAnnotation } from './annotation/use-text-annotation.ts';
export { LazyVoiceNote } from './pronunciation/lazy-voice-note.tsx';
export { ListenButton } from './pronunciation/listen-button.tsx';
export { vocabularyQueryKeys } from './query-keys.ts';
export { useReadingAids, useUpdateReadingAids } from './reading-aids/reading-aids.ts';
export { applyToneColors, loadReadingAids, prepareReadingAids } from './reading-aids/stored-reading-aids.ts';
export { useTextInScript } from './reading-aids/use-text-in-script.ts';
export { LearningSettingGroup } from './reviews/components/learning-setting-group.tsx';
export { fetchFirstWordOfToday } from './reviews/api/first-word-of-today.ts';
export { TodaysWordsLink } from './reviews/components/todays-words-link.tsx';
export { reviewsTexts } from './reviews/reviews-texts.ts';
export { useSendingReviews } from './reviews/sync/use-sending-reviews.ts';
export { waitingReviewCount } from './reviews/sync/waiting-count.ts';
export { useAddVocabulary } from './vocabulary/api/add-vocabulary.ts';
export { useCharacterInfo, useLogLookUp } from './vocabulary/api/look-up-word.ts';
export { refreshVocabularySoon } from './vocabulary/api/refresh-vocabulary.ts';
export { useRemoveVocabulary } from './vocabulary/api/vocabulary-item.ts';
export { AddToVocabularyFooter } from './vocabulary/components/add-to-vocabulary-footer.tsx';
export { OtherReadings } from './vocabulary/components/other-readings.tsx';
export { CharacterDialog, LookUpEntryContext } from './vocabulary/look-up.ts';
export { shortMeaning } from './vocabulary/short-meaning.ts';
export { toNewItem } from './vocabulary/to-new-item.ts';
