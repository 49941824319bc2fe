import type { Privacy } from '@memory/contracts';
import { describe, expect, it } from 'vitest';
import { type PrivacySentence, privacySummary, privacyTopics } from './privacy-topics.ts';
import texts from './privacy.en.json';

const here = { where: 'here' } as const;
const none = { where: 'none' } as const;
const elsewhere = { where: 'elsewhere', host: 'api.example.org' } as const;
const backups = { place: here, keptDays: 14, encrypted: false };
/** An installation that keeps everything to itself. */
const privacy: Privacy = {
  transcription: none,
  handwriting: here,
  files: here,
  unusedFilesKeptDays: 30,
  translation: here,
  database: here,
  mail: none,
  securityLogDays: 180,
  closedReportDays: 365,
  accountDeletion: true,
  friendshipApproval: false,
  friendsSeeEmail: true,
  fellowLearners: true,
  placeNames: none,
  signInProvider: null,
  browserSpeech: false,
  positions: true,
  registration: 'open',
  sessions: here,
  sessionDays: 30,
  knownDeviceDays: 400,
  traces: none,
  backups: null,
  contact: null,
};
type Changes = Partial<Privacy>;

const sentencesOf = (changes: Changes): PrivacySentence[] => [
  ...privacySummary({ ...privacy, ...changes }),
  ...privacyTopics({ ...privacy, ...changes }).flatMap(({ answer, details }) => [
    ...(answer ? [answer] : []),
    ...details,
  ]),
];
const nameOf = ({ key }: PrivacySentence): string => key.slice('privacy.sentences.'.length);
const namesOf = (changes: Changes): string[] => sentencesOf(changes).map(nameOf);

/** What another company gets: each must be named, and no page may say then that nothing is sent. */
const toOtherCompanies: [Changes, string, string?][] = [
  [{ transcription: elsewhere }, 'transcriptionElsewhere', 'transcriptionNone'],
  [{ handwriting: elsewhere }, 'handwritingElsewhere', 'handwritingHere'],
  [{ translation: elsewhere }, 'translationElsewhere', 'translationHere'],
  [{ placeNames: elsewhere }, 'placeNamesElsewhere', 'positionsByButton'],
  [{ browserSpeech: true }, 'browserSpeechOn'],
  [{ signInProvider: { name: 'School', host: 'id.example' } }, 'providerElsewhere'],
  [{ mail: elsewhere }, 'mailElsewhere', 'mailNone'],
  [{ database: elsewhere }, 'databaseElsewhere', 'databaseHere'],
  [{ files: elsewhere }, 'filesElsewhere', 'filesHere'],
  [{ sessions: elsewhere }, 'sessionsElsewhere'],
  [{ backups: { ...backups, place: elsewhere } }, 'backupsElsewhere', 'backupsHere'],
  [{ traces: elsewhere }, 'tracesElsewhere'],
];
/** What depends on a setting beside that. */
const withinTheInstallation: [Changes, string, string?][] = [
  [{}, 'transcriptionNone', 'transcriptionHere'],
  [{ transcription: here }, 'transcriptionHere', 'transcriptionNone'],
  [{ mail: here }, 'mailHere', 'mailNone'],
  [{ placeNames: here }, 'placeNamesHere', 'positionsByButton'],
  [{}, 'positionsByButton', 'positionsAutomatic'],
  [{ positions: false }, 'positionsOff', 'positionsRounded'],
  [{ positions: false, placeNames: elsewhere }, 'positionsOff', 'placeNamesElsewhere'],
  [{ signInProvider: { name: 'School', host: '' } }, 'keptProvider', 'providerElsewhere'],
  [{}, 'friendsAtOnce', 'friendsApproved'],
  [{ friendshipApproval: true }, 'friendsApproved', 'friendsAtOnce'],
  [{}, 'emailSeen', 'emailHidden'],
  [{ friendsSeeEmail: false }, 'emailHidden', 'emailSeen'],
  [{}, 'fellowLearners'],
  [{ fellowLearners: false }, 'profileSeen', 'fellowLearners'],
  [{}, 'registrationOpen', 'askTeacher'],
  [{ registration: 'invited' }, 'registrationInvited', 'registrationOpen'],
  [{ registration: 'invited' }, 'askTeacher', 'askOperator'],
  [{ registration: 'closed' }, 'registrationClosed', 'registrationOpen'],
  [{ registration: 'invited', contact: 'Ms Li' }, 'contact', 'askTeacher'],
  [{}, 'deletionOn', 'deletionOff'],
  [{ accountDeletion: false }, 'deletionOff', 'deletionOn'],
  [{ accountDeletion: false }, 'summaryAsk', 'rightsDelete'],
  [{}, 'backupsUnknown', 'backupDays'],
  [{ backups }, 'backupDays', 'backupsUnknown'],
  [{ backups }, 'backupsHere', 'backupsLocked'],
  [{ backups: { ...backups, encrypted: true } }, 'backupsLocked', 'backupsUnknown'],
];

describe.each([...toOtherCompanies, ...withinTheInstallation])('with %j', (changes, present, absent) => {
  it(`says ${present}${absent ? `, and not ${absent}` : ''}`, () => {
    expect(namesOf(changes)).toContain(present);
    expect(namesOf(changes)).not.toContain(absent);
  });
});

it('says that nothing goes to other companies only where nothing does', () => {
  expect(namesOf({})).toEqual(expect.arrayContaining(['summaryStays', 'leavesNothing']));
  for (const [changes] of toOtherCompanies) {
    expect(namesOf(changes)).toEqual(expect.arrayContaining(['summaryLeaves', 'leavesSome']));
    expect(namesOf(changes)).not.toEqual(expect.arrayContaining(['summaryStays']));
  }
});

it('names the host of every other company, and the days', () => {
  for (const [changes, name] of toOtherCompanies.filter(([, name]) => name !== 'browserSpeechOn'))
    expect(sentencesOf(changes).find((sentence) => nameOf(sentence) === name)?.values).toMatchObject({
      host: expect.stringContaining('.example'),
    });
  expect(sentencesOf({ securityLogDays: 7 })).toContainEqual(expect.objectContaining({ values: { days: 7 } }));
});

it('each sentence has a use', () => {
  const used = new Set([...toOtherCompanies, ...withinTheInstallation].flatMap(([changes]) => namesOf(changes)));
  used.add(nameOf(sentencesOf({ database: elsewhere }).find(({ key }) => key.endsWith('filesHereAlone'))!));
  expect([...used].toSorted()).toEqual(Object.keys(texts.privacy.sentences).toSorted());
});
