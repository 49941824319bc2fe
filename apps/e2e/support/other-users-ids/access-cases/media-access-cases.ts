import { HIDDEN_RESPONSE, type IdAccessCase } from '../id-access-case.ts';
import { fileIdOf, type EntryPrivacyLevel, type ResourceOwner } from '../resource-owner.ts';

const missing = 'file_not_found';

/** Access to a file follows the entries that use it. */
const files: Record<string, { id: (owner: ResourceOwner) => Promise<string>; read: IdAccessCase['expected'] }> = {
  //            owner, friend, former friend, stranger, blocker, blocked, signed out
  private: fileOf('private', [
    200,
    HIDDEN_RESPONSE,
    HIDDEN_RESPONSE,
    HIDDEN_RESPONSE,
    HIDDEN_RESPONSE,
    HIDDEN_RESPONSE,
    HIDDEN_RESPONSE,
  ]),
  friends: fileOf('friends', [
    200,
    200,
    HIDDEN_RESPONSE,
    HIDDEN_RESPONSE,
    HIDDEN_RESPONSE,
    HIDDEN_RESPONSE,
    HIDDEN_RESPONSE,
  ]),
  public: fileOf('public', [200, 200, 200, 200, HIDDEN_RESPONSE, HIDDEN_RESPONSE, 200]),
  unused: {
    id: async (owner) => fileIdOf(await owner.unusedFileUrl()),
    read: [200, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE],
  },
  avatar: {
    id: async (owner) => fileIdOf(await owner.avatarUrl()),
    read: [200, 200, 200, 200, 200, 200, 200],
  },
};

function fileOf(level: EntryPrivacyLevel, read: IdAccessCase['expected']) {
  return { id: (owner: ResourceOwner) => owner.entryFileId(level), read };
}

/** A viewer who sees the file gets 403, all others the response to a file that does not exist. */
const ofTheOwner = (status: number, read: IdAccessCase['expected']): IdAccessCase['expected'] =>
  read.map((cell, column) => (column === 0 ? status : column === 6 ? 401 : cell === 200 ? 403 : cell));

const fileAccessCases: IdAccessCase[] = Object.entries(files).flatMap(([name, { id, read }]): IdAccessCase[] => [
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
    expected: ofTheOwner(202, read),
  },
  {
    route: 'readQueuePlace',
    place: 'params.id',
    names: `a file (${name})`,
    id,
    missing,
    expected: ofTheOwner(200, read),
  },
  {
    route: 'trimSilence',
    place: 'params.id',
    names: `a file (${name})`,
    id,
    missing,
    // The files are photos.
    expected: ofTheOwner(415, read),
  },
]);

const hiddenFromOthers = Array.from({ length: 5 }, () => HIDDEN_RESPONSE);

export const mediaAccessCases: IdAccessCase[] = [
  ...fileAccessCases,
  {
    route: 'exportOwnData',
    place: 'query.id',
    names: 'a reserved data export',
    id: (owner) => owner.dataExportId('reserved'),
    missing: 'data_export_not_found',
    expected: [200, ...hiddenFromOthers, 401],
  },
  {
    route: 'cancelDataExport',
    place: 'params.id',
    names: 'a running data export',
    id: (owner) => owner.dataExportId('running'),
    missing: 'data_export_not_found',
    expected: [204, ...hiddenFromOthers, 401],
  },
];
