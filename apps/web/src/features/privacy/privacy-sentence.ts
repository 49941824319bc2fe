import type { DataHandler } from '@memory/contracts';
import type privacyTexts from '../../i18n/privacy.en.json';

type SentenceName = keyof (typeof privacyTexts)['privacy']['sentences'];

/** A sentence of the page: its text and what is inserted. */
export interface PrivacySentence {
  readonly key: `privacy.sentences.${SentenceName}`;
  readonly values?: Readonly<Record<string, string | number>>;
}

export const say = (name: SentenceName, values?: PrivacySentence['values']): PrivacySentence => ({
  key: `privacy.sentences.${name}`,
  ...(values && { values }),
});

/** The sentence if the condition is true, as a list. */
export const sayIf = (condition: boolean, ...sentence: Parameters<typeof say>): PrivacySentence[] =>
  condition ? [say(...sentence)] : [];

/** The sentence, with the host, if another company handles it, as a list. */
export const sayIfElsewhere = (handler: DataHandler, name: SentenceName): PrivacySentence[] =>
  handler.where === 'elsewhere' ? [say(name, { host: handler.host })] : [];
