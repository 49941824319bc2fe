import { expect, type Page, test } from '@playwright/test';
import { createAccount, registerAccount } from '../support/account.ts';
import { saveEntry } from '../support/entry-card.ts';

const lan = { username: `lan_${Date.now()}`, password: 'a fourth secret', firstName: '兰' };

const ownVocabulary = (page: Page) => page.getByRole('region', { name: 'Your Vocabulary' });
const wordCard = (page: Page, character: string) =>
  ownVocabulary(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(character, { exact: true }) });
const addItem = async (page: Page, character: string, translation: string) => {
  await page.getByLabel('Character', { exact: true }).fill(character);
  await page.getByLabel('English Translation').fill(translation);
  await page.getByRole('button', { name: 'Add Vocabulary' }).click();
};
const expectToast = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible();

/** The fonts that the browser uses for these elements. */
async function renderedFontsOf(page: Page, selector: string): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { root } = await cdp.send('DOM.getDocument');
  const { nodeIds } = await cdp.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const faces = await Promise.all(
    nodeIds.map(async (nodeId) => (await cdp.send('CSS.getPlatformFontsForNode', { nodeId })).fonts),
  );
  await cdp.detach();
  return [...new Set(faces.flat().map(({ familyName }) => familyName))].toSorted();
}

/** Changes the width of the page. Returns the words whose cards overlap another card, each time that the browser has laid out the page. */
async function overlapsWhileResizing(page: Page): Promise<string[]> {
  const overlaps = await page.evaluateHandle(() => {
    const found = new Set<string>();
    const check = (): void => {
      const cards = [...document.querySelectorAll('[role="listitem"] article')];
      const boxes = cards.map((card) => card.getBoundingClientRect());
      for (const [index, a] of boxes.entries())
        if (
          boxes
            .slice(index + 1)
            .some((b) => a.bottom > b.top + 1 && b.bottom > a.top + 1 && a.right > b.left && b.right > a.left)
        )
          found.add(cards[index]?.textContent ?? '');
    };
    // The observers of a page run in the order of their creation, before each paint.
    new ResizeObserver(check).observe(document.body);
    return { found };
  });
  const size = page.viewportSize() ?? { width: 1280, height: 900 };
  for (const width of [820, 320, size.width]) {
    // oxlint-disable-next-line no-await-in-loop -- one width after the other
    await page.setViewportSize({ ...size, width });
    // oxlint-disable-next-line no-await-in-loop -- see above
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
  return overlaps.evaluate(({ found }) => [...found]);
}

test('vocabulary items are extracted from entries, added by hand, completed and corrected', async ({ page }) => {
  await registerAccount(page, lan);
  await page.request.post('/api/journal-entries', { data: { title: '猫', content: '我的猫在睡觉。' } });
  await page.goto('/vocabulary');
  await expect(page.getByText('No words yet')).toBeVisible();
  await page.getByRole('button', { name: 'Extract from Memories' }).click();
  await expectToast(page, 'Characters Extracted');
  await expectToast(page, 'Added 6 new characters from your memory cards.');
  await expect(ownVocabulary(page).getByText('6 words')).toBeVisible();
  await page.getByRole('button', { name: 'Extract Words' }).click();
  await expectToast(page, 'Words Extracted');
  await expectToast(page, 'Added 1 new word from your memory cards.');
  // Six characters and the word 睡觉, without the small words 的 and 在 until they are asked for.
  await expect(ownVocabulary(page).getByText('7 words')).toBeVisible();
  await expect(ownVocabulary(page).getByRole('listitem')).toHaveCount(5);
  // The filters stand behind one button, and 'Fix Unknown' with them, as long as no word is unknown.
  await expect(page.getByRole('button', { name: 'Fix Unknown' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Filter and export' }).click();
  await expect(page.getByRole('button', { name: 'Fix Unknown' })).toBeVisible();
  await page.getByRole('switch', { name: 'Show small words' }).click();
  await expect(ownVocabulary(page).getByRole('listitem')).toHaveCount(7);
  const search = page.getByRole('searchbox', { name: 'Search your words...' });
  for (const text of ['睡覺', 'shui4jiao', 'ㄕㄨㄟˋ ㄐㄧㄠˋ', 'to sleep 觉']) {
    // oxlint-disable-next-line no-await-in-loop -- one search after the other
    await search.fill(text);
    // oxlint-disable-next-line no-await-in-loop -- see above
    await expect(wordCard(page, '猫')).toHaveCount(0);
    // oxlint-disable-next-line no-await-in-loop -- see above
    await expect(wordCard(page, '睡觉')).toBeVisible();
  }
  await search.fill('狗');
  await expect(page.getByText('No words match “狗”')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(ownVocabulary(page).getByRole('listitem')).toHaveCount(7);
  // 觉 has the reading of the sentence that it was met in, which stands on its card.
  await expect(wordCard(page, '觉')).toContainText('jiào');
  await expect(wordCard(page, '睡觉')).toContainText('我的猫在睡觉。');
  await expect(wordCard(page, '猫')).toContainText('cat');
  // In the title and in the content.
  await expect(wordCard(page, '猫')).toContainText('2 times in your memories');
  // Items extracted from entries have no button to remove them.
  await expect(wordCard(page, '猫').getByRole('button', { name: 'Remove 猫' })).toHaveCount(0);

  await wordCard(page, '睡觉').getByRole('button', { name: 'More about 睡觉' }).click();
  await page.getByRole('button', { name: 'Hide 睡觉' }).click();
  await expectToast(page, 'Word hidden');
  await page.getByRole('button', { name: 'Extract from Memories' }).click();
  await expectToast(page, 'Added 0 new characters from your memory cards.');
  await page.getByRole('button', { name: 'Extract Words' }).click();
  await expectToast(page, 'Added 0 new words from your memory cards.');
  await expect(wordCard(page, '睡觉')).toHaveCount(0);
  await page.getByText('Hidden', { exact: true }).click();
  await page.getByRole('button', { name: 'Show 睡觉 again' }).click();
  await page.getByText('All', { exact: true }).click();
  await expect(wordCard(page, '睡觉')).toHaveCount(1);

  // 我 wǒ: letters that the interface font lacks come from its fallback font, not from a font of the device.
  await expect(wordCard(page, '我').getByText('wǒ')).toBeVisible();
  await expect
    .poll(() => renderedFontsOf(page, '[lang="zh-Latn-pinyin"]'))
    .toEqual([expect.stringMatching(/^Nunito Sans/), expect.stringMatching(/^Source Sans 3/)]);

  expect(await overlapsWhileResizing(page)).toEqual([]);

  await page.getByRole('button', { name: 'Test me' }).click();
  await expect(wordCard(page, '猫').getByText('cat')).toBeHidden();
  await wordCard(page, '猫').getByRole('button', { name: 'Show the answer for 猫' }).click();
  await expect(wordCard(page, '猫').getByText('cat')).toBeVisible();
  await page.getByRole('button', { name: 'Test me' }).click();

  await addItem(page, '', '');
  await expectToast(page, 'Missing Information');
  await expectToast(page, 'Please provide both character and translation.');
  await addItem(page, '狗', 'Unknown');
  await expectToast(page, 'Vocabulary Added');
  await page.getByRole('button', { name: 'Filter and export' }).click();
  await expect(page.getByText('1 word has no meaning or pinyin yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Fix Unknown' }).click();
  await expectToast(page, 'Translations Updated');
  await expectToast(page, 'Updated 1 character translations.');
  await expect(wordCard(page, '狗')).toContainText('dog');
  await addItem(page, '狗', 'dog');
  await expectToast(page, 'This is already in your vocabulary.');

  // The dictionary fills in the rest while one types. It replaces nothing that the user has typed.
  await page.getByLabel('English Translation').fill('');
  await page.getByLabel('Character', { exact: true }).fill('鸟');
  await expect(page.getByLabel('English Translation')).toHaveValue('bird');
  await expect(page.getByLabel('Pinyin (optional)')).toHaveValue('niǎo');
  await page.getByRole('button', { name: 'Replace 狗' }).click();
  await page.getByLabel('PIN', { exact: true }).fill('0000');
  await page.getByRole('button', { name: 'Replace', exact: true }).click();
  await expectToast(page, 'Invalid PIN');
  await expectToast(page, 'Please enter the correct PIN code.');
  await page.getByLabel('PIN', { exact: true }).fill('1234');
  await page.getByRole('button', { name: 'Replace', exact: true }).click();
  await expect(wordCard(page, '鸟')).toContainText('bird');
  await expect(wordCard(page, '狗')).toHaveCount(0);

  // The character typed in the form is in the list already, so the edited item stays as it was.
  await page.getByLabel('Character', { exact: true }).fill('猫');
  await page.getByLabel('English Translation').fill('cat');
  await page.getByRole('button', { name: 'Replace 鸟' }).click();
  await page.getByLabel('PIN', { exact: true }).fill('1234');
  await page.getByRole('button', { name: 'Replace', exact: true }).click();
  await expectToast(page, 'This is already in your vocabulary.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(wordCard(page, '鸟')).toContainText('bird');

  await page.getByRole('button', { name: 'Remove 鸟' }).click();
  await expectToast(page, 'Vocabulary Removed');
  await expect(wordCard(page, '鸟')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(wordCard(page, '鸟')).toContainText('bird');
  await expect(page.getByRole('link', { name: 'CC-CEDICT' })).toBeVisible();
});

test('the count of a word covers earlier entries, and moves while entries change in another tab', async ({ page }) => {
  await createAccount(page, { ...lan, username: `${lan.username}_3` });
  const write = async (title: string, content: string): Promise<void> => {
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Content').fill(content);
    await saveEntry(page);
  };
  await write('一', '我的猫。');
  const words = await page.context().newPage();
  await words.goto('/vocabulary');
  await addItem(words, '猫', 'cat');
  await expect(wordCard(words, '猫')).toContainText('once in your memories');
  await write('二', '猫和猫');
  await expect(wordCard(words, '猫')).toContainText('3 times in your memories');

  await wordCard(words, '猫').getByRole('button', { name: 'More about 猫' }).click();
  await wordCard(words, '猫').getByRole('button', { name: 'The life of 猫' }).click();
  const life = words.getByRole('dialog', { name: 'The life of 猫' }).getByRole('listitem');
  await expect(life).toHaveCount(2);
  await write('三', '小猫');
  await expect(life).toHaveCount(3);
  await words.keyboard.press('Escape');
  const { id } = (await (await page.request.get('/api/journal-entries?limit=1')).json())[0] as { id: string };
  await page.request.delete(`/api/journal-entries/${id}`);
  await expect(wordCard(words, '猫')).toContainText('3 times in your memories');

  // A word that is added in one tab is in the list of the other, too.
  await page.goto('/vocabulary');
  await addItem(page, '狗', 'dog');
  await expect(wordCard(words, '狗')).toContainText('dog');
});

test('missing speech synthesis and a failed extraction show messages', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'speechSynthesis'));
  await registerAccount(page, { ...lan, username: `${lan.username}_2` });
  await page.route(/\/api\/vocabulary\/(extract|fix-unknown)/, (route) => route.abort());
  await page.goto('/vocabulary');
  await page.getByRole('button', { name: 'Listen to 我' }).click();
  await expectToast(page, 'Not Supported');
  await expectToast(page, 'Speech synthesis is not supported on this device.');
  await page.getByRole('button', { name: 'Extract from Memories' }).click();
  await expectToast(page, 'Failed to extract characters from memories.');
  await page.getByRole('button', { name: 'Fix Unknown' }).click();
  await expectToast(page, 'Failed to update unknown translations.');
});
