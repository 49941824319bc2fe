import { type Action, repetition, settleWrite } from './action.ts';

/** Adds one of the possible friends, or removes them when they are a friend. */
export const toggleFriend: Action = async ({ person, possibleFriends, random }) => {
  if (possibleFriends.length === 0) return;
  const friend = random.pick(possibleFriends);
  const values = person.records.friends.get(friend.id);
  if (!values?.isCertain) return;
  const wanted = values.acknowledged ? null : true;
  values.attempt(wanted);
  const outcome = await person.write<unknown>(
    (headers) =>
      wanted
        ? person.client.POST('/api/friends', { body: { friendId: friend.id }, headers })
        : person.client.DELETE('/api/friends/{friendId}', { params: { path: { friendId: friend.id } }, headers }),
    repetition(random),
  );
  settleWrite(person, 'change friend', values, wanted, outcome, (status) => [200, 201, 204].includes(status));
};

export const changeProfile: Action = async ({ person, random }) => {
  const { bio: values } = person.records;
  if (!values.isCertain) return;
  const bio = `bio ${random.below(2 ** 31)}`;
  values.attempt(bio);
  const outcome = await person.write(
    (headers) => person.client.PATCH('/api/profile', { body: { bio }, headers }),
    repetition(random),
  );
  settleWrite(person, 'change profile', values, bio, outcome, (status) => status === 200);
};

export const changeLearningSettings: Action = async ({ person, random }) => {
  const { minutesPerDay: values } = person.records;
  if (!values.isCertain) return;
  const minutesPerDay = 1 + random.below(60);
  values.attempt(minutesPerDay);
  const outcome = await person.write(
    (headers) => person.client.PATCH('/api/learning-settings', { body: { minutesPerDay }, headers }),
    repetition(random),
  );
  settleWrite(person, 'change learning settings', values, minutesPerDay, outcome, (status) => status === 200);
};

export const changeReadingAids: Action = async ({ person, random }) => {
  const { speechRate: values } = person.records;
  if (!values.isCertain) return;
  const speechRate = (50 + random.below(70)) / 100;
  values.attempt(speechRate);
  const outcome = await person.write(
    (headers) => person.client.PATCH('/api/reading-aids', { body: { speechRate }, headers }),
    repetition(random),
  );
  settleWrite(person, 'change reading aids', values, speechRate, outcome, (status) => status === 200);
};

const READ_PATHS = [
  '/api/journal-entries',
  '/api/vocabulary',
  '/api/public-timeline',
  '/api/friends',
  '/api/simple-user',
] as const;

/** Opens a page. A read that fails is repeated when the person comes back to it. */
export const readList: Action = async ({ person, random }) => {
  const path = random.pick(READ_PATHS);
  await person.client.GET(path, {}).catch(() => undefined);
};
