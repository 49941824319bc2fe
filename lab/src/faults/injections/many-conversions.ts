import { setTimeout as delay } from 'node:timers/promises';
import { conversionRequest, post } from '../../people/exchange.ts';
import type { Person } from '../../people/person.ts';
import { connectToDatabases } from '../../product/databases.ts';
import type { Fault } from '../fault.ts';
import { TRANSCRIPT, uploadRecording, waitForText } from './transcription.ts';

/** The number of conversions. It is lower than the 10,000 of a school's archive, because only the order of the conversions matters. */
const CONVERSIONS_OF_ONE = 60;
const CONVERSIONS_OF_OTHER = 2;
/** How many conversions of the first person may end between the other person's request and the other person's last conversion. */
const ENDED_BEFORE_MAX = 8;
const TEXT_LIMIT_MS = 20_000;

/** One person requests many conversions. Another person then requests two conversions and uploads a new recording. */
export const manyConversions: Fault = {
  name: 'many-conversions',
  description: `${CONVERSIONS_OF_ONE} conversions of one person: ${CONVERSIONS_OF_OTHER} of another end among the first, and a transcription at once`,
  async inject({ product, signUpAnother }) {
    const [one, other] = [await signUpAnother(), await signUpAnother()];
    await writeEntriesWithRecordings(one, CONVERSIONS_OF_ONE);
    await writeEntriesWithRecordings(other, CONVERSIONS_OF_OTHER);
    const requestOfOne = requestConversions(one);
    // The second request is sent after the first request has enqueued its jobs.
    await waitForConversions(1);
    const requestOfOther = requestConversions(other);
    const endedBefore = (await listConverted()).length;
    const text = await waitForText(product, await uploadRecording(other), TEXT_LIMIT_MS);
    await requestOfOther;
    const lastOfOther = (await listConverted()).findLastIndex((ownerId) => ownerId === other.id);
    await requestOfOne;

    async function listConverted(): Promise<string[]> {
      const databases = connectToDatabases(product);
      const rows = await databases.query<{ owner_id: string }>(
        'media',
        'SELECT owner_id FROM file WHERE owner_id = ANY($1) AND converted_from IS NOT NULL ORDER BY created_at',
        [[one.id, other.id]],
      );
      await databases.close();
      return rows.map(({ owner_id }) => owner_id);
    }
    async function waitForConversions(count: number): Promise<void> {
      while ((await listConverted()).length < count) await delay(50);
    }
    return {
      async findProblems() {
        const between = lastOfOther + 1 - endedBefore - CONVERSIONS_OF_OTHER;
        return [
          ...(text === TRANSCRIPT ? [] : ['the transcription waited for the conversions']),
          ...(lastOfOther >= 0 && between <= ENDED_BEFORE_MAX
            ? []
            : [`${between} conversions of the first person ended before those of the other`]),
        ];
      },
    };
  },
};

/** Creates entries with recordings, because only recordings that an entry uses are converted. */
async function writeEntriesWithRecordings(person: Person, count: number): Promise<void> {
  let started = 0;
  const writeNext = async (): Promise<void> => {
    while ((started += 1) <= count) {
      const fileId = await uploadRecording(person);
      const entry = { title: 'a recording', content: '', originalAudioUrl: `/media/${fileId}` };
      await person.write(post('create an entry', '/api/journal-entries', entry), { isRepeated: true });
    }
  };
  await Promise.all([writeNext(), writeNext(), writeNext(), writeNext()]);
}

/** Resolves after any outcome. A request without a response was reported as an exchange, and the check of responses counts it. */
const requestConversions = (person: Person): Promise<unknown> =>
  person.request(conversionRequest).catch(() => undefined);
