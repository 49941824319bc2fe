import { type DataHandler, DAYS_UNTIL_ERASURE, type Privacy } from '@memory/contracts';
import type privacyTexts from './privacy.en.json';

/** A question of the page with its short answer and further details. */
export interface PrivacyTopic {
  readonly name: keyof (typeof privacyTexts)['privacy']['topics'];
  readonly answer?: PrivacySentence;
  readonly details: readonly PrivacySentence[];
}

const registrationSentences = {
  open: 'registrationOpen',
  invited: 'registrationInvited',
  closed: 'registrationClosed',
} as const;

const isHere = ({ where }: DataHandler): boolean => where === 'here';

/** Returns the summary of the page, four sentences. */
export function privacySummary(privacy: Privacy): PrivacySentence[] {
  return [
    say('summaryPrivate'),
    say(sentencesAboutOtherCompanies(privacy).length === 0 ? 'summaryStays' : 'summaryLeaves'),
    say('summaryNoAds'),
    say(privacy.accountDeletion ? 'summaryDelete' : 'summaryAsk'),
  ];
}

/**
 * Returns the topics of the page according to the settings of the installation. Each sentence is a promise, so it must be changed together with the
 * code that keeps the promise.
 */
export function privacyTopics(privacy: Privacy): PrivacyTopic[] {
  const { accountDeletion, contact, registration } = privacy;
  const leaving = sentencesAboutOtherCompanies(privacy);
  return [
    { name: 'kept', answer: say('keptShort'), details: keptData(privacy) },
    {
      name: 'who',
      answer: say('levels'),
      details: [
        say('everyone'),
        say('profileSeen'),
        say(privacy.friendsSeeEmail ? 'emailSeen' : 'emailHidden'),
        ...(privacy.fellowLearners ? [say('fellowLearners')] : []),
        say(registrationSentences[registration]),
        say(privacy.friendshipApproval ? 'friendsApproved' : 'friendsAtOnce'),
        say('administrators'),
      ],
    },
    {
      name: 'leaves',
      answer: say(leaving.length === 0 ? 'leavesNothing' : 'leavesSome'),
      details: [...leaving, say('voices')],
    },
    { name: 'computers', details: workOfComputers(privacy) },
    { name: 'where', ...placeOfData(privacy) },
    { name: 'howLong', answer: say('keptUntil'), details: retention(privacy) },
    {
      name: 'browser',
      answer: say('browserShort'),
      details: [say('cookies', { days: privacy.knownDeviceDays }), say('storedHere'), say('look')],
    },
    {
      name: 'rights',
      answer: say(accountDeletion ? 'rightsDelete' : 'rightsAsk'),
      details: [
        say('correct'),
        say('devices'),
        say('export'),
        accountDeletion ? say('deletionOn', { days: DAYS_UNTIL_ERASURE }) : say('deletionOff'),
        say('leftOver'),
      ],
    },
    {
      name: 'ask',
      answer:
        contact === null ? say(registration === 'invited' ? 'askTeacher' : 'askOperator') : say('contact', { contact }),
      details: [say('grownUp'), say('authority')],
    },
  ];
}

function keptData({ signInProvider, positions, placeNames }: Privacy): PrivacySentence[] {
  // The form determines the position automatically only if it can also look up the name of the place.
  const isPositionAutomatic = placeNames.where !== 'none';
  return [
    say('keptAccount'),
    say('passwords'),
    ...(signInProvider ? [say('keptProvider', { provider: signInProvider.name })] : []),
    say('keptMemories'),
    say('keptLearning'),
    say('keptPeople'),
    ...(positions
      ? [say(isPositionAutomatic ? 'positionsAutomatic' : 'positionsByButton'), say('positionsRounded')]
      : [say('positionsOff')]),
    say('metadata'),
    say('securityLog'),
  ];
}

function workOfComputers(privacy: Privacy): PrivacySentence[] {
  const { transcription, handwriting, translation, positions, placeNames, mail } = privacy;
  return [
    ...sayIf(isHere(transcription), 'transcriptionHere'),
    ...sayIf(isHere(handwriting), 'handwritingHere'),
    ...sayIf(isHere(translation), 'translationHere'),
    ...sayIf(positions && isHere(placeNames), 'placeNamesHere'),
    ...sayIf(isHere(mail), 'mailHere'),
    ...sayIf(transcription.where === 'none', 'transcriptionNone'),
    ...sayIf(mail.where === 'none', 'mailNone'),
  ];
}

function placeOfData({ database, files, sessions, backups }: Privacy): Pick<PrivacyTopic, 'answer' | 'details'> {
  const filesSentence = isHere(database) ? 'filesHere' : 'filesHereAlone';
  return {
    answer: sayIfElsewhere(database, 'databaseElsewhere')[0] ?? say('databaseHere'),
    details: [
      ...(isHere(files) ? [say(filesSentence)] : sayIfElsewhere(files, 'filesElsewhere')),
      ...sayIfElsewhere(sessions, 'sessionsElsewhere'),
      backups === null
        ? say('backupsUnknown')
        : (sayIfElsewhere(backups.place, 'backupsElsewhere')[0] ?? say('backupsHere')),
      ...sayIf(backups?.encrypted ?? false, 'backupsLocked'),
    ],
  };
}

function retention(privacy: Privacy): PrivacySentence[] {
  const { backups } = privacy;
  return [
    say('unusedFiles', { days: privacy.unusedFilesKeptDays }),
    say('securityLogDays', { days: privacy.securityLogDays }),
    say('closedReports', { days: privacy.closedReportDays }),
    say('sessionDays', { days: privacy.sessionDays }),
    ...(backups ? [say('backupDays', { days: backups.keptDays }), say('restored')] : []),
  ];
}

/** Returns a sentence for each kind of data that goes to another company; an empty list if no data does. */
function sentencesAboutOtherCompanies(privacy: Privacy): PrivacySentence[] {
  const { signInProvider, backups } = privacy;
  return [
    ...sayIfElsewhere(privacy.transcription, 'transcriptionElsewhere'),
    ...sayIf(privacy.browserSpeech, 'browserSpeechOn'),
    ...sayIfElsewhere(privacy.handwriting, 'handwritingElsewhere'),
    ...sayIfElsewhere(privacy.translation, 'translationElsewhere'),
    ...(privacy.positions ? sayIfElsewhere(privacy.placeNames, 'placeNamesElsewhere') : []),
    ...(signInProvider
      ? sayIf(signInProvider.host !== '', 'providerElsewhere', {
          provider: signInProvider.name,
          host: signInProvider.host,
        })
      : []),
    ...sayIfElsewhere(privacy.database, 'databaseElsewhere'),
    ...sayIfElsewhere(privacy.files, 'filesElsewhere'),
    ...sayIfElsewhere(privacy.sessions, 'sessionsElsewhere'),
    ...(backups ? sayIfElsewhere(backups.place, 'backupsElsewhere') : []),
    ...sayIfElsewhere(privacy.mail, 'mailElsewhere'),
    ...sayIfElsewhere(privacy.traces, 'tracesElsewhere'),
  ];
}

type SentenceName = keyof (typeof privacyTexts)['privacy']['sentences'];

/** A sentence of the page: the key of its text, and the values that are inserted. */
export interface PrivacySentence {
  readonly key: `privacy.sentences.${SentenceName}`;
  readonly values?: Readonly<Record<string, string | number>>;
}

const say = (name: SentenceName, values?: PrivacySentence['values']): PrivacySentence => ({
  key: `privacy.sentences.${name}`,
  ...(values && { values }),
});

/** Returns a list with the sentence if the condition is true; otherwise an empty list. */
const sayIf = (condition: boolean, ...sentence: Parameters<typeof say>): PrivacySentence[] =>
  condition ? [say(...sentence)] : [];

/** Returns a list with the sentence and the host if another company handles the data; otherwise an empty list. */
const sayIfElsewhere = (handler: DataHandler, name: SentenceName): PrivacySentence[] =>
  handler.where === 'elsewhere' ? [say(name, { host: handler.host })] : [];
