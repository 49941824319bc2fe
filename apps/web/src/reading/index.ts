// What other areas use of `reading`: texts with readings, and the pages and dialogs for reading them.
// A build imports each name from its own file (build/area-imports-plugin.ts).
export { tappableCharacterClass } from './annotated-text/components/annotated-character.tsx';
export { annotatedTextClass, annotatedTextSizeClass } from './annotated-text/components/annotated-characters.tsx';
export { AnnotatedText } from './annotated-text/components/annotated-text.tsx';
export { ReadingAidsChoices } from './annotated-text/components/reading-aids-choices.tsx';
export { ReadingAidsForm } from './annotated-text/components/reading-aids-form.tsx';
export { default as TextCoverage } from './annotated-text/components/text-coverage.tsx';
export { readingAidsTexts } from './annotated-text/reading-aids-texts.ts';
export { useWordCoverage, wholePercent } from './annotated-text/word-coverage.ts';
export { takeReadEntry } from './reading-mode/read-entry.ts';
export { readingSections } from './reading-mode/reading-sections.ts';
export { hasLatinWord, WordGapsButton } from './word-gaps/word-gaps-button.tsx';
export { wordStatesTexts } from './word-states-texts.ts';
