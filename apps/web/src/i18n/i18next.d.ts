import type accountDeletion from './account-deletion.en.json';
import type account from './account.en.json';
import type book from './book.en.json';
import type en from './en.json';
import type friends from './friends.en.json';
import type newEntry from './new-entry.en.json';
import type ownPast from './own-past.en.json';
import type ownerNotices from './owner-notices.en.json';
import type passwordReset from './password-reset.en.json';
import type photoInput from './photo-input.en.json';
import type privacy from './privacy.en.json';
import type readingAids from './reading-aids.en.json';
import type readingMode from './reading-mode.en.json';
import type recorder from './recorder.en.json';
import type reviews from './reviews.en.json';
import type safety from './safety.en.json';
import type search from './search.en.json';
import type secondFactor from './second-factor.en.json';
import type strokes from './strokes.en.json';
import type wordList from './word-list.en.json';
import type wordStates from './word-states.en.json';

// TypeScript checks translation keys against the English dictionary; dictionaries.spec.ts checks that the Chinese dictionary has the
// same keys.
declare module 'i18next' {
  interface CustomTypeOptions {
    resources: {
      translation: typeof en &
        typeof account &
        typeof book &
        typeof accountDeletion &
        typeof newEntry &
        typeof friends &
        typeof ownPast &
        typeof ownerNotices &
        typeof passwordReset &
        typeof photoInput &
        typeof privacy &
        typeof readingAids &
        typeof recorder &
        typeof reviews &
        typeof readingMode &
        typeof safety &
        typeof search &
        typeof secondFactor &
        typeof strokes &
        typeof wordList &
        typeof wordStates;
    };
    returnNull: false;
  }
}
