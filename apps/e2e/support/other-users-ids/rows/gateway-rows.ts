import { hidden, type IdRow } from '../id-row.ts';

export const gatewayRows: IdRow[] = [
  //                owner, friend, former friend, stranger, blocker, blocked, signed out
  {
    route: 'endSession',
    place: 'params.id',
    names: 'a session',
    id: (owner) => owner.sessionId(),
    missing: 'not_found',
    expected: [204, hidden, hidden, hidden, hidden, hidden, 401],
  },
];
