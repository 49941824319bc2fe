import type { Privacy } from '@memory/contracts';
import { type PrivacySentence, sayIf, sayIfElsewhere } from './privacy-sentence.ts';

/** Returns a sentence for each kind of data that goes to another company; an empty list if no data does. */
export function sentencesAboutOtherCompanies(privacy: Privacy): PrivacySentence[] {
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
