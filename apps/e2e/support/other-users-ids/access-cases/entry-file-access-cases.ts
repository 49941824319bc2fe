import { HIDDEN_RESPONSE, type IdAccessCase } from '../id-access-case.ts';

/** The files of others in entries of the viewer. A file that the viewer may see is rejected like one that does not exist. */
const files: Record<string, IdAccessCase['id']> = {
  'a file that no entry uses': (owner) => owner.unusedFileUrl(),
  'a file of a public entry': (owner) => owner.entryFileUrl('public'),
};
const newEntry = { title: 'an entry of the viewer', privacyLevel: 'public' };
export const entryFileAccessCases: IdAccessCase[] = [
  'originalAudioUrl',
  'originalImageUrl',
  'mediaFiles[]',
  'mediaFiles[].url',
].flatMap((field) =>
  Object.entries(files).flatMap(([names, id]): IdAccessCase[] => [
    {
      route: 'createEntry',
      place: `body.${field}`,
      names,
      id,
      missing: 'media_not_yours',
      others: () => ({ body: newEntry }),
      expected: [201, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, 401],
    },
    {
      route: 'updateEntry',
      place: `body.${field}`,
      names,
      id,
      missing: 'media_not_yours',
      others: async ({ viewersEntryId }) => ({ params: { id: await viewersEntryId() }, body: {} }),
      expected: [200, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, HIDDEN_RESPONSE, 401],
    },
  ]),
);
