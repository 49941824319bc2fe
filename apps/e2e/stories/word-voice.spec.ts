import { expect, type Page, test } from '@playwright/test';
import { createEntryAs, registerApiUser } from '../support/api-user.ts';
import { giveChineseVoice, spokenUtterances } from '../support/fake-chinese-voice.ts';

/** The interface on a desktop in English and on a phone in Chinese. */
const variants = [
  {
    name: 'desktop, English',
    details: { tag: '@release' },
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    text: {
      listen: 'Listen to 猫',
      silent: 'Listen to 猫 (this device has no Chinese voice)',
      toast: 'This device has no Chinese voice. You can add one in the settings of the device.',
    },
  },
  {
    name: 'phone, Chinese',
    details: {},
    locale: 'zh-CN',
    viewport: { width: 390, height: 844 },
    text: {
      listen: '听“猫”的读音',
      silent: '听“猫”的读音（这台设备没有普通话语音）',
      toast: '这台设备没有普通话语音，可以在设备的设置里添加。',
    },
  },
] as const;

/** The addresses of the sounds that the page has played, and whether each could be played: `playable` decides. */
async function fakeSounds(page: Page, playable: () => RegExp): Promise<string[]> {
  const played: string[] = [];
  await page.exposeFunction('playFakeSound', (address: string) => {
    const { pathname, search } = new URL(address);
    played.push(decodeURIComponent(pathname + search));
    return playable().test(pathname);
  });
  await page.addInitScript(() => {
    // No real element, because it would load the address, and its error could arrive before the end of the fake sound.
    class FakeAudio extends EventTarget {
      readonly paused = true;
      currentTime = 0;
      constructor(readonly address: string) {
        super();
      }
      pause(): void {
        this.dispatchEvent(new Event('pause'));
      }
      async play(): Promise<void> {
        const { playFakeSound } = window as unknown as { playFakeSound: (address: string) => Promise<boolean> };
        if (!(await playFakeSound(new URL(this.address, location.href).href)))
          throw new DOMException('No sound', 'NotSupportedError');
        setTimeout(() => this.dispatchEvent(new Event('ended')));
      }
    }
    Object.assign(window, { Audio: FakeAudio });
  });
  return played;
}

for (const { name, details, locale, viewport, text } of variants) {
  test.describe(name, details, () => {
    test.use({ locale, viewport });

    test('a word is spoken by oneself, else by the installation, else by a Chinese voice, else not', async ({
      page,
      baseURL,
    }) => {
      const me = await registerApiUser(baseURL, { firstName: '雨' });
      await page.context().addCookies((await me.api.storageState()).cookies);
      await createEntryAs(me, '周末', 'private', '弟弟想看猫。');
      const word = { character: '猫', pinyin: 'māo', englishTranslation: 'cat' };
      const { id: itemId } = await (await me.api.post('/api/vocabulary', { data: word })).json();
      await page.goto('/vocabulary');
      await page.getByRole('button', { name: text.silent }).click();
      await expect(page.getByText(text.toast)).toBeVisible();

      let playable = /./;
      const played = await fakeSounds(page, () => playable);
      await giveChineseVoice(page);
      await page.route('**/api/pronunciation', (route) => route.fulfill({ json: { isInstalled: true, credit: null } }));
      await page.route('**/api/vocabulary/contexts?*', (route) =>
        route.fulfill({
          json: [
            {
              itemId,
              entryId: itemId,
              createdAt: '2026-03-01T08:00:00.000Z',
              sentence: '弟弟想看猫。',
              start: 4,
              end: 5,
              imageUrl: null,
              clip: { url: '/media/own-voice', start: 1.2, end: 1.8 },
            },
          ],
        }),
      );
      const clip = page.waitForResponse('**/api/vocabulary/contexts?*');
      await page.reload();
      await clip;
      const listen = page.getByRole('button', { name: text.listen, exact: true });
      // Until the card has rendered with the clip, the installation speaks, and before its status is known the browser's voice.
      const soundCount = async () => played.length + (await spokenUtterances(page)).length;
      await expect(async () => {
        const before = await soundCount();
        await listen.press('Enter');
        // The sound of each press is awaited, so that none arrives later and is counted below.
        await expect.poll(soundCount).toBeGreaterThan(before);
        expect(played.at(-1)).toBe('/media/own-voice');
      }).toPass();
      played.length = 0;
      const spokenBefore = (await spokenUtterances(page)).length;
      const spokenSince = async () => (await spokenUtterances(page)).slice(spokenBefore);
      playable = /pronunciation/;
      await listen.press('Enter');
      await expect.poll(() => played).toEqual(['/media/own-voice', '/api/pronunciation/猫?pinyin=māo']);
      expect(await spokenSince()).toEqual([]);
      playable = /nothing/;
      await listen.press('Enter');
      await expect.poll(spokenSince).toEqual([{ text: '猫', rate: 0.7 }]);
      expect(played).toHaveLength(4);
    });
  });
}
