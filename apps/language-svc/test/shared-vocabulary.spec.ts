import { commonCharacters } from '@memory/text';
import { v7 as uuidv7 } from 'uuid';
import { type LanguageApp, startLanguageApp } from './language-app.ts';
import { createVocabularyItem } from './vocabulary-requests.ts';

let language: LanguageApp;
beforeAll(async () => {
  language = await startLanguageApp();
});
afterAll(() => language.close());

const twelve = commonCharacters.slice(0, 12).map(({ character }) => character);

async function learnerOf(words: readonly string[]): Promise<string> {
  const userId = uuidv7();
  for (const character of words) await createVocabularyItem(language, userId, { character });
  return userId;
}
const learners = async (userId: string) =>
  (await language.request(null, { url: `/internal/vocabulary/${userId}/fellow-learners` })).json();

/** How many words two people must share to be told of each other. */
const NEEDED = 10;

describe('fellow learners', () => {
  it('share ten common words or more; most shared words first', async () => {
    const userId = await learnerOf(twelve);
    const [eleven, all] = [await learnerOf(twelve.slice(0, 11)), await learnerOf([...twelve, '𠮷'])];
    await learnerOf([...twelve.slice(0, NEEDED - 1), '𠮷', '鹳']);
    expect(await learners(userId)).toEqual({
      learners: [
        { userId: all, shared: 12 },
        { userId: eleven, shared: 11 },
      ],
    });
  });

  it('are told by no word that says something about its owner', async () => {
    const telling = ['抑郁', '自杀', '怀孕', '离婚', '焦虑', '癌症', '教堂', '清真', '搬家', '害怕', '医院', '药'];
    const words = [...telling, ...twelve.slice(0, NEEDED - 1)];
    const [attacker, child] = [await learnerOf(words), await learnerOf(words)];
    expect([await learners(attacker), await learners(child)]).toEqual([{ learners: [] }, { learners: [] }]);
  });
});
