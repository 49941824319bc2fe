import type { DataHandler } from '@memory/contracts';
import type privacyTexts from './privacy.en.json';

type SentenceName = keyof (typeof privacyTexts)['privacy']['sentences'];

/** A sentence of the page: the key of its text, and the values that are inserted. */
export interface PrivacySentence {
  readonly key: `privacy.sentences.${SentenceName}`;
  readonly values?: Readonly<Record<string, string | number>>;
}

export const say = (name: SentenceName, values?: PrivacySentence['values']): PrivacySentence => ({
  key: `privacy.sentences.${name}`,
  ...(values && { values }),
});

/** Returns a list with the sentence if the condition is true; otherwise an empty list. */
export const sayIf = (condition: boolean, ...sentence: Parameters<typeof say>): PrivacySentence[] =>
  condition ? [say(...sentence)] : [];

/** Returns a list with the sentence and the host if another company handles the data; otherwise an empty list. */
export const sayIfElsewhere = (handler: DataHandler, name: SentenceName): PrivacySentence[] =>
  handler.where === 'elsewhere' ? [say(name, { host: handler.host })] : [];
