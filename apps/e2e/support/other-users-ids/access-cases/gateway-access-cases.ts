import { HIDDEN_RESPONSE, type IdAccessCase } from '../id-access-case.ts';

export const gatewayAccessCases: IdAccessCase[] = [
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
