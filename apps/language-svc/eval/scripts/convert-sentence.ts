import { addScripts } from '../../src/annotate/add-scripts.ts';
import type { TextAnnotator } from '../../src/annotate/annotator.ts';
import type { TraditionalForms } from '../../src/segmentation/traditional-forms.ts';

export type Script = 'simplified' | 'traditional';

/** Converts a sentence to a script in the way of the service. */
export type ConvertSentence = (text: string, to: Script) => string;

export const createSentenceConverter =
  (annotator: TextAnnotator, forms: TraditionalForms): ConvertSentence =>
  (text, to) =>
    addScripts(text, annotator.annotate(text), forms)
      .segments.map((segment) => segment[to])
      .join('');
