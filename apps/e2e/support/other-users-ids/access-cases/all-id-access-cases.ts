import { HIDDEN_RESPONSE, type IdAccessCase } from '../id-access-case.ts';
import { classAccessCases } from './class-access-cases.ts';
import { entryAccessCases, entryFileAccessCases, timelineAccessCases } from './entry-access-cases.ts';
import { greetingAccessCases } from './greeting-access-cases.ts';
import { languageAccessCases } from './language-access-cases.ts';
import { mediaAccessCases } from './media-access-cases.ts';
import { secondFactorAccessCases, socialAccessCases } from './social-access-cases.ts';

const gatewayAccessCases: IdAccessCase[] = [
  //                owner, friend, former friend, stranger, blocker, blocked, signed out
  {
    route: 'endSession',
    place: 'params.id',
    names: 'a session',
    id: (owner) => owner.sessionId(),
    missing: 'not_found',
    expected: [204, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, 401],
  },
];

/** The table of ids: every id that a browser can send, and the response to every viewer. */
export const idAccessCases: readonly IdAccessCase[] = [
  ...gatewayAccessCases,
  ...entryAccessCases,
  ...entryFileAccessCases,
  ...timelineAccessCases,
  ...greetingAccessCases,
  ...mediaAccessCases,
  ...languageAccessCases,
  ...secondFactorAccessCases,
  ...socialAccessCases,
  ...classAccessCases,
];
