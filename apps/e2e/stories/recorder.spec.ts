import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoAccessibilityViolations } from '../support/accessibility.ts';
import { createAccount } from '../support/account.ts';
import { findLayoutProblems } from '../support/layout-problems.ts';
import { expectRunningRecorder, hear, installSyntheticMicrophone, setSystemMuted } from '../support/recorder.ts';

const newAccount = () => ({
  username: `lu_${Date.now()}_${Math.floor(Math.random() * 1e6)}`,
  password: 'a good secret',
  firstName: '小路',
});

async function openRecorder(page: Page): Promise<Locator> {
  await page.getByRole('radio', { name: 'Voice' }).click();
  return page.getByRole('button', { name: 'Start recording' });
}

const shownSeconds = async (page: Page): Promise<number> => {
  const [minutes = 0, seconds = 0] = (await page.getByRole('timer').innerText()).split(':').map(Number);
  return minutes * 60 + seconds;
};

test('with the keyboard alone: record, pause, go on, stop, and move in the waveform', async ({ page }) => {
  await createAccount(page, newAccount());
  const start = await openRecorder(page);
  await expect(page.getByText('Up to 30 minutes at a time. You can pause.')).toBeVisible();
  await start.press('Enter');
  await expect(page.getByRole('button', { name: 'Stop recording' })).toBeFocused();
  await expectRunningRecorder(page);
  await expectNoAccessibilityViolations(page, 'recording');

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Paused. Nothing is recorded until you go on.')).toBeVisible();
  const before = await shownSeconds(page);
  await expectNoAccessibilityViolations(page, 'paused');
  expect(await shownSeconds(page)).toBe(before);
  await expect(page.getByRole('button', { name: 'Go on' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectRunningRecorder(page, before + 1);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('button', { name: 'Play preview' })).toBeFocused();
  const slider = page.getByRole('slider', { name: 'Position in the recording' });
  // The duration of the audio is the recorded time: the pause, in which axe ran, is not in it.
  await expect.poll(async () => Number(await slider.getAttribute('max'))).toBeGreaterThan(before);
  await expect(page.locator('canvas').first()).toBeAttached();
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /^0:02 of 0:\d\d$/);
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /^0:00 of/);
  await expect(page.getByText('Recording processed', { exact: true })).toBeVisible();
  await expectNoAccessibilityViolations(page, 'finished');
});

test('says when the voice is too quiet, too loud, not there or on one side only, and when the system mutes it', async ({
  page,
}) => {
  await installSyntheticMicrophone(page);
  await createAccount(page, newAccount());
  await (await openRecorder(page)).click();
  await expect(page.getByText('Listening…')).toBeVisible();
  await hear(page, { left: 0.03, right: 0.03 });
  await expect(page.getByText('Too quiet: come closer to the microphone.')).toBeVisible();
  await hear(page, { left: 1.5, right: 1.5 });
  await expect(page.getByText('Too loud: hold the microphone a little further away.')).toBeVisible();
  await hear(page, { left: 0, right: 0.4 });
  await expect(page.getByText('Only one side of the microphone works.', { exact: false })).toBeVisible();

  await setSystemMuted(page, true);
  await expect(page.getByText('Your device has switched the microphone off', { exact: false })).toBeVisible();
  await setSystemMuted(page, false);
  await hear(page, { left: 0, right: 0 });
  await expect(page.getByText('We hear nothing.', { exact: false })).toBeVisible();
  await hear(page, { left: 0.4, right: 0.4 });
  await expect(page.getByText('Listening…')).toBeVisible();
  await hear(page, { left: 0, right: 0 });
  const before = await shownSeconds(page);
  await expectRunningRecorder(page, before + 3);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(page.getByText('Recording processed', { exact: true })).toBeVisible();

  const slider = page.getByRole('slider', { name: 'Position in the recording' });
  const duration = async () => Number(await slider.getAttribute('max'));
  await expect.poll(duration).toBeGreaterThan(before);
  const whole = await duration();
  await page.getByRole('button', { name: 'Cut the silence at both ends' }).click();
  await expect(page.getByText(/seconds of silence are cut/)).toBeVisible();
  await expect.poll(duration).toBeLessThan(whole - 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(duration).toBeGreaterThan(whole - 0.5);
});

test('on a phone: a paused recording survives a reload', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    permissions: ['microphone'],
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await createAccount(page, newAccount());
  await (await openRecorder(page)).click();
  await expectRunningRecorder(page, 3);
  expect(await findLayoutProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Paused. Nothing is recorded until you go on.')).toBeVisible();
  expect(await findLayoutProblems(page)).toEqual([]);
  await expectNoAccessibilityViolations(page, 'paused on a phone');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('Recording processed', { exact: true })).toBeVisible();
  const slider = page.getByRole('slider', { name: 'Position in the recording' });
  await expect.poll(async () => Number(await slider.getAttribute('max'))).toBeGreaterThan(1.9);
  await context.close();
});
