import { expect, type Page, test } from '@playwright/test';
import { createAccount, registerAccount } from '../support/account.ts';
import { entryCard, saveEntry } from '../support/entry-card.ts';
import { expectRunningRecorder } from '../support/recorder.ts';

const newAccount = () => ({
  username: `xia_${Date.now()}_${Math.floor(Math.random() * 1e6)}`,
  password: 'a good secret',
  firstName: '小夏',
});
const fetchEntries = async (page: Page) =>
  (await (await page.request.get('/api/journal-entries')).json()) as { title: string }[];

test('a recording that could not be uploaded survives a reload and is uploaded when the connection returns; a crash loses at most its last second', async ({
  page,
  context,
}) => {
  await createAccount(page, newAccount());
  await page.route('**/api/upload/audio', (route) => route.abort('internetdisconnected'));
  await startRecording(page, 2);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(page.getByText('Failed to process your recording. Please try again.', { exact: true })).toBeVisible();
  await page.getByLabel('Title').fill('Kept');
  await page.getByRole('button', { name: 'Save Memory' }).click();
  await expect(
    page.getByText('Kept on this device. It is saved by itself as soon as the connection is back.'),
  ).toBeVisible();
  expect(await fetchEntries(page)).toEqual([]);

  await page.reload();
  await expect(page.getByText('Recording ready', { exact: true })).toBeVisible();
  await page.unroute('**/api/upload/audio');
  await page.getByRole('button', { name: 'Try the upload again' }).click();
  await expect(page.getByText('Memory Saved!', { exact: true })).toBeVisible();
  await expect(entryCard(page, 'Kept').getByRole('button', { name: 'Play recording' })).toBeVisible();

  await startRecording(page, 4);
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await again.goto('/');
  await expect(again.getByText('Recording processed', { exact: true })).toBeVisible();
  await again.getByLabel('Title').fill('Saved from a crash');
  await saveEntry(again);
  await expect(entryCard(again, 'Saved from a crash').getByRole('button', { name: 'Play recording' })).toBeVisible();
});

test('denied access to the microphone or the camera is reported; a recording whose microphone is unplugged is kept', async ({
  page,
  context,
}) => {
  await registerAccount(page, newAccount());
  await page.addInitScript(() => {
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    const devices = Object.assign(window, { isDenied: true, microphone: null as MediaStream | null });
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      if (devices.isDenied) throw new DOMException('no', 'NotAllowedError');
      return (devices.microphone = await open(wanted));
    };
  });
  await context.clearPermissions();
  await page.goto('/');
  await page.getByRole('radio', { name: 'Voice' }).click();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByText('Microphone access denied', { exact: true })).toBeVisible();
  await expect(page.getByText('Please allow microphone access to record your voice.', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'Photo' }).click();
  await page.getByRole('button', { name: 'Take a photo' }).click();
  await expect(page.getByText('Camera access denied', { exact: true })).toBeVisible();

  await context.grantPermissions(['microphone']);
  await page.evaluate(() => Object.assign(window, { isDenied: false }));
  await startRecording(page, 2);
  await page.evaluate(() => {
    const [track] = (window as unknown as { microphone: MediaStream }).microphone.getTracks();
    track?.stop();
    track?.dispatchEvent(new Event('ended'));
  });
  await expect(page.getByText('The microphone was disconnected. What you said until then is kept.')).toBeVisible();
  await expect(page.getByText('Recording processed', { exact: true })).toBeVisible();
});

/** Starts a recording in the form, and waits until it has lasted for some seconds. */
async function startRecording(page: Page, seconds: number): Promise<void> {
  await page.getByRole('radio', { name: 'Voice' }).click();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expectRunningRecorder(page, seconds);
}
