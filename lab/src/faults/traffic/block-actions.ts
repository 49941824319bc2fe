import { type Action, repetition, settleWrite } from './action.ts';

/** Blocks one of the people whom this person may block, or ends the block. */
export const toggleBlock: Action = async ({ person, possibleBlocks, random }) => {
  if (possibleBlocks.length === 0) return;
  const blocked = random.pick(possibleBlocks);
  const values = person.records.blocks.get(blocked.id);
  if (!values?.isCertain) return;
  const wanted = values.acknowledged ? null : true;
  values.attempt(wanted);
  const outcome = await person.write<unknown>(
    (headers) =>
      wanted
        ? person.client.POST('/api/blocks', { body: { userId: blocked.id }, headers })
        : person.client.DELETE('/api/blocks/{userId}', { params: { path: { userId: blocked.id } }, headers }),
    repetition(random),
  );
  settleWrite(person, 'change block', values, wanted, outcome, (status) => [200, 201, 204].includes(status));
};
