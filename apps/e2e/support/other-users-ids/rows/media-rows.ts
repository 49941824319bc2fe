import { hidden, type IdRow } from '../id-row.ts';
import { fileIdOf, type Level, type Owner } from '../owner.ts';

const missing = 'file_not_found';

/** Access to a file follows the entries that use it. */
const files: Record<string, { id: (owner: Owner) => Promise<string>; read: IdRow['expected'] }> = {
  //            owner, friend, former friend, stranger, blocker, blocked, signed out
  private: fileOf('private', [200, hidden, hidden, hidden, hidden, hidden, hidden]),
  friends: fileOf('friends', [200, 200, hidden, hidden, hidden, hidden, hidden]),
  public: fileOf('public', [200, 200, 200, 200, hidden, hidden, 200]),
  unused: {
    id: async (owner) => fileIdOf(await owner.unusedFileUrl()),
    read: [200, hidden, hidden, hidden, hidden, hidden, hidden],
  },
  avatar: {
    id: async (owner) => fileIdOf(await owner.avatarUrl()),
    read: [200, 200, 200, 200, 200, 200, 200],
  },
};

function fileOf(level: Level, read: IdRow['expected']) {
  return { id: (owner: Owner) => owner.entryFileId(level), read };
}

/** A viewer who sees the file gets 403, all others the response to a file that does not exist. */
const changed = (read: IdRow['expected']): IdRow['expected'] =>
  read.map((cell, column) => (column === 0 ? 202 : column === 6 ? 401 : cell === 200 ? 403 : cell));

export const mediaRows: IdRow[] = Object.entries(files).flatMap(([name, { id, read }]): IdRow[] => [
  {
    route: 'downloadFile',
    place: 'params.id',
    names: `a file (${name})`,
    id,
    missing,
    expected: read,
  },
  {
    route: 'downloadFile',
    place: 'params.id',
    names: `a thumbnail (${name})`,
    id,
    missing,
    others: () => ({ query: { size: 'small' } }),
    expected: read,
  },
  {
    route: 'describeFile',
    place: 'params.id',
    names: `a file (${name})`,
    id,
    missing,
    expected: read,
  },
  {
    route: 'retryTextExtraction',
    place: 'params.id',
    names: `a file (${name})`,
    id,
    missing,
    expected: changed(read),
  },
]);
