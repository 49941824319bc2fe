import { describe, expect, it } from '@jest/globals';
import type { Privacy } from '@memory/contracts';
import { type PrivacySentence, privacySentences } from './privacy-sentences.ts';

const here = { where: 'here' } as const;
const none = { where: 'none' } as const;
const elsewhere = { where: 'elsewhere', host: 'api.example.org' } as const;
const privacy: Privacy = {
  transcription: none,
  handwriting: here,
  files: here,
  unusedFilesKeptDays: 30,
  translation: here,
  mail: none,
  securityLogDays: 180,
  accountDeletion: true,
  friendshipApproval: false,
  placeNames: none,
  signInProvider: null,
  browserSpeech: false,
  positions: true,
};
const sentencesOf = (changes: Partial<Privacy>): PrivacySentence[] =>
  Object.values(privacySentences({ ...privacy, ...changes })).flat();
const namesOf = (changes: Partial<Privacy>): string[] =>
  sentencesOf(changes).map(({ key }) => key.slice('privacy.sentences.'.length));

describe.each<[Partial<Privacy>, string, string]>([
  [{ transcription: here }, 'transcriptionHere', 'transcriptionNone'],
  [{ transcription: elsewhere }, 'transcriptionElsewhere', 'transcriptionNone'],
  [{ handwriting: elsewhere }, 'handwritingElsewhere', 'handwritingHere'],
  [{ translation: elsewhere }, 'translationElsewhere', 'translationHere'],
  [{ files: elsewhere }, 'filesElsewhere', 'filesHere'],
  [{ mail: here }, 'mailHere', 'mailNone'],
  [{ mail: elsewhere }, 'mailElsewhere', 'mailNone'],
  [{ placeNames: elsewhere }, 'placeNamesElsewhere', 'placeNamesNone'],
  [{ browserSpeech: true }, 'browserSpeechOn', 'browserSpeechOff'],
  [{ positions: false }, 'positionsOff', 'positionsOn'],
  [{ positions: false, placeNames: elsewhere }, 'positionsOff', 'placeNamesElsewhere'],
  [{ friendshipApproval: true }, 'friendsApproved', 'friendsAtOnce'],
  [{ accountDeletion: false }, 'deletionOff', 'deletionOn'],
  [{ signInProvider: { name: 'School', host: '' } }, 'providerHere', 'providerElsewhere'],
  [{ signInProvider: { name: 'School', host: 'id.example' } }, 'providerElsewhere', 'providerHere'],
])('with %j', (changes, present, absent) => {
  it(`says ${present}, and not ${absent}`, () => {
    expect(namesOf(changes)).toContain(present);
    expect(namesOf(changes)).not.toContain(absent);
  });
});

it('names the host of another company, and the days', () => {
  const values = sentencesOf({ transcription: elsewhere, securityLogDays: 7 }).map((sentence) => sentence.values);
  expect(values).toEqual(expect.arrayContaining([{ host: 'api.example.org' }, { days: 7 }]));
});
