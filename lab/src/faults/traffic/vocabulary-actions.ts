import { type Action, type ActionContext, repetition, settleWrite } from './action.ts';
import { PossibleValues } from './possible-values.ts';
import type { ItemRecord } from './records.ts';

/** Words of two characters, of which no two are equal or overlap: the first is from one block, the second from another. */
const wordOf = (number: number): string =>
  String.fromCodePoint(0x4e_00 + (number % 200), 0x70_00 + Math.floor(number / 200));

export const addItem = async ({ person, random }: Pick<ActionContext, 'person' | 'random'>): Promise<void> => {
  const { items } = person.records;
  const record: ItemRecord = { character: wordOf(items.size), values: new PossibleValues<string>() };
  items.set(record.character, record);
  const translation = `meaning ${random.below(2 ** 31)}`;
  record.values.attempt(translation);
  const body = { character: record.character, pinyin: 'yī èr', englishTranslation: translation };
  const outcome = await person.write(
    (headers) => person.client.POST('/api/vocabulary', { body, headers }),
    repetition(random),
  );
  const added = settleWrite(person, 'add item', record.values, translation, outcome, (status) => status === 201);
  if (added?.data) record.id = added.data.id;
};

export const changeItem: Action = async (context) => {
  const { person, random } = context;
  const record = pickItem(context);
  if (!record) return;
  const translation = `meaning ${random.below(2 ** 31)}`;
  record.values.attempt(translation);
  const outcome = await person.write(
    (headers) =>
      person.client.PATCH('/api/vocabulary/{id}', {
        params: { path: { id: record.id ?? '' } },
        body: { englishTranslation: translation },
        headers,
      }),
    repetition(random),
  );
  settleWrite(person, 'change item', record.values, translation, outcome, (status) => status === 200);
};

export const deleteItem: Action = async (context) => {
  const { person, random } = context;
  const record = pickItem(context);
  if (!record) return;
  record.values.attempt(null);
  const outcome = await person.write(
    (headers) => person.client.DELETE('/api/vocabulary/{id}', { params: { path: { id: record.id ?? '' } }, headers }),
    repetition(random),
  );
  settleWrite(
    person,
    'delete item',
    record.values,
    null,
    outcome,
    (status, isRepeat) => status === 204 || (isRepeat && status === 404),
  );
};

/** An item of which everything is known. */
export function pickItem({ person, random }: Pick<ActionContext, 'person' | 'random'>): ItemRecord | undefined {
  const known = [...person.records.items.values()].filter(
    ({ id, values }) => id !== undefined && values.isCertain && values.mayExist,
  );
  return known.length === 0 ? undefined : random.pick(known);
}
