import type { DataHandler, Privacy } from '@memory/contracts';
import type privacyTexts from '../../i18n/privacy.en.json';

type SentenceKey = `privacy.sentences.${keyof (typeof privacyTexts)['privacy']['sentences']}`;

/** A sentence of the page: its text and what is inserted. */
export interface PrivacySentence {
  readonly key: SentenceKey;
  readonly values?: Readonly<Record<string, string | number>>;
}

export const privacyTopics = [
  'who',
  'voice',
  'photos',
  'words',
  'places',
  'signIn',
  'files',
  'cookies',
  'log',
  'rights',
] as const;
type PrivacyTopic = (typeof privacyTopics)[number];

const say = (
  key: SentenceKey extends `privacy.sentences.${infer Name}` ? Name : never,
  values?: PrivacySentence['values'],
) => ({ key: `privacy.sentences.${key}`, ...(values && { values }) }) as PrivacySentence;

/** One of three sentences: nobody does it, this installation does, or another company does. */
function sayWho<Name extends 'transcription' | 'handwriting' | 'translation' | 'placeNames' | 'mail' | 'files'>(
  name: Name,
  handler: DataHandler,
): PrivacySentence {
  const key = { none: `${name}None`, here: `${name}Here`, elsewhere: `${name}Elsewhere` }[handler.where];
  return say(key as Parameters<typeof say>[0], handler.where === 'elsewhere' ? { host: handler.host } : undefined);
}

/** What the page says of each topic, from what the installation has switched on. */
export function privacySentences(privacy: Privacy): Record<PrivacyTopic, PrivacySentence[]> {
  const { signInProvider } = privacy;
  return {
    who: [
      say('levels'),
      say(privacy.friendshipApproval ? 'friendsApproved' : 'friendsAtOnce'),
      say('administrators'),
      say('noAds'),
    ],
    voice: [
      sayWho('transcription', privacy.transcription),
      say(privacy.browserSpeech ? 'browserSpeechOn' : 'browserSpeechOff'),
    ],
    photos: [sayWho('handwriting', privacy.handwriting), say('metadata')],
    words: [sayWho('translation', privacy.translation)],
    places: [
      say(privacy.positions ? 'positionsOn' : 'positionsOff'),
      ...(privacy.positions ? [sayWho('placeNames', privacy.placeNames)] : []),
    ],
    signIn: [
      say('passwords'),
      ...(signInProvider === null
        ? []
        : signInProvider.host === ''
          ? [say('providerHere', { provider: signInProvider.name })]
          : [say('providerElsewhere', { provider: signInProvider.name, host: signInProvider.host })]),
      sayWho('mail', privacy.mail),
    ],
    files: [sayWho('files', privacy.files), say('unusedFiles', { days: privacy.unusedFilesKeptDays })],
    cookies: [say('cookies'), say('storedHere')],
    log: [say('securityLog', { days: privacy.securityLogDays })],
    rights: [say('export'), say(privacy.accountDeletion ? 'deletionOn' : 'deletionOff')],
  };
}
