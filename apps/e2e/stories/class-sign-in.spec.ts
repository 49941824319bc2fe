import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothLooks } from '../support/accessibility.ts';
import { registerAccount } from '../support/account.ts';
import { runAdminCommand } from '../support/installation.ts';
import { findLayoutProblems } from '../support/layout-problems.ts';
import { textStoredInBrowser } from '../support/stored-in-browser.ts';

interface StudentSignIn {
  studentId: string;
  pictures: string[];
}

const variants = [
  {
    name: 'tablet, English',
    use: { locale: 'en-US', viewport: { width: 768, height: 1024 }, hasTouch: true },
    details: {},
    text: {
      add: 'Add a Device',
      done: 'Done',
      show: 'Show Pictures',
      print: 'Print Badges',
      make: 'Make New Badges',
      ready: '2 badges are ready',
      code: 'Code from the teacher',
      enroll: 'Use This Device for the Class',
      unknownCode: /This code does not work/,
      who: 'Who are you?',
      hello: 'Hello, Mei!',
      wrong: /Those are not your pictures/,
      title: 'Title',
      finish: 'I’m done',
      still: 'I’m still here',
      password: 'Sign in with a password',
      username: 'Username',
      badUnknown: /This badge does not work any more/,
      scan: 'Scan My Badge',
      camera: 'What the camera sees',
      back: 'Back',
      pictures: {} as Record<string, string>,
    },
  },
  {
    name: 'phone, Chinese',
    use: { locale: 'zh-CN', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    details: { tag: '@release' },
    text: {
      add: '添加设备',
      done: '完成',
      show: '显示图片',
      print: '打印胸牌',
      make: '制作新胸牌',
      ready: '2 个胸牌做好了',
      code: '老师的代码',
      enroll: '把这台设备给班级用',
      unknownCode: /这个代码无效/,
      who: '你是谁？',
      hello: '你好，Mei！',
      wrong: /图片不对/,
      title: '标题',
      finish: '我写好了',
      still: '我还在',
      password: '用密码登录',
      username: '用户名',
      badUnknown: /这个胸牌已经不能用了/,
      scan: '扫我的胸牌',
      camera: '摄像头的画面',
      back: '返回',
      pictures: {
        panda: '熊猫',
        fish: '鱼',
        butterfly: '蝴蝶',
        tree: '树',
        flower: '花',
        sun: '太阳',
        moon: '月亮',
        house: '房子',
        boat: '船',
        bicycle: '自行车',
        apple: '苹果',
        umbrella: '雨伞',
      } as Record<string, string>,
    },
  },
] as const;

/** Checks the present state: no sideways scroll, nothing broken or covered, and no accessibility violation. */
async function expectGoodState(page: Page, state: string): Promise<void> {
  const size = page.viewportSize();
  expect(await findLayoutProblems(page)).toEqual([]);
  await expectAccessibleInBothLooks(page, state);
  if (size) await page.setViewportSize(size);
}

/** Creates a class with two students by the API. @returns its id and the pictures of its student Mei */
async function createClass(page: Page): Promise<{ classId: string; mei: StudentSignIn }> {
  const teacher = { username: `teacher_${randomUUID()}`, password: 'a good secret', firstName: '李' };
  await registerAccount(page, teacher);
  expect(await runAdminCommand('user:promote', teacher.username, 'teacher')).toMatchObject({ code: 0 });
  const { id } = (await (await page.request.post('/api/classes', { data: { name: '三年级二班' } })).json()) as {
    id: string;
  };
  const students = `/api/classes/${id}/students`;
  const added = await page.request.post(students, { data: { givenName: 'Mei', familyName: 'Lin' } });
  expect(added.status()).toBe(201);
  await page.request.post(students, { data: { givenName: 'Bo', familyName: 'Chen' } });
  const { id: studentId } = (await added.json()) as { id: string };
  const signIns = (await (await page.request.get(`/api/classes/${id}/sign-ins`)).json()) as StudentSignIn[];
  return { classId: id, mei: signIns.find((one) => one.studentId === studentId)! };
}

for (const { name, use, details, text } of variants) {
  test.describe(name, details, () => {
    test.use(use);
    const pictureName = (picture: string): string => text.pictures[picture] ?? picture;
    const tapPictures = async (page: Page, pictures: readonly string[]): Promise<void> => {
      for (const picture of pictures)
        // oxlint-disable-next-line no-await-in-loop -- the order matters
        await page.getByRole('button', { name: pictureName(picture), exact: true }).click();
    };

    test('a child signs in on a device of its class, writes, says that it is done, and leaves the device to the next one', async ({
      page: teacher,
      browser,
    }) => {
      const { classId, mei } = await createClass(teacher);
      await teacher.goto(`/classes/${classId}?tab=sign-in`);
      await expect(teacher.getByRole('button', { name: text.show })).toBeVisible();
      await expectGoodState(teacher, 'the tab of signing in');
      await teacher.getByRole('button', { name: text.show }).click();
      await expect(teacher.getByText(pictureName(mei.pictures[0]!), { exact: true }).first()).toBeAttached();
      await expectGoodState(teacher, 'the pictures');
      await teacher.getByRole('button', { name: text.add }).click();
      const code = await teacher
        .getByRole('dialog')
        .getByText(/^[\dA-Z]{4}-?[\dA-Z]{4}$/)
        .innerText();
      await expectGoodState(teacher, 'the code of a device');

      const context = await browser.newContext({ ...use, reducedMotion: 'reduce' });
      const tablet = await context.newPage();
      await tablet.clock.install();
      await tablet.goto('/class-sign-in');
      await tablet.getByLabel(text.code).fill('WRNG-CDE2');
      await tablet.getByRole('button', { name: text.enroll }).click();
      await expect(tablet.getByText(text.unknownCode)).toBeVisible();
      await expectGoodState(tablet, 'a wrong code');
      await tablet.getByLabel(text.code).fill(code);
      await tablet.getByRole('button', { name: text.enroll }).click();
      await expect(tablet.getByRole('heading', { name: text.who })).toBeVisible();
      await expectGoodState(tablet, 'the students of the class');
      expect(await tablet.getByRole('main').innerText(), 'no family names').not.toMatch(/Lin|Chen/);

      await test.step('wrong pictures, then the right ones by keyboard', async () => {
        await tablet.getByRole('button', { name: 'Mei', exact: true }).press('Enter');
        await expect(tablet.getByRole('heading', { name: text.hello })).toBeFocused();
        await tapPictures(tablet, mei.pictures.toReversed());
        await expect(tablet.getByText(text.wrong)).toBeVisible();
        await expectGoodState(tablet, 'wrong pictures');
        for (const picture of mei.pictures)
          // oxlint-disable-next-line no-await-in-loop -- the order matters
          await tablet.getByRole('button', { name: pictureName(picture), exact: true }).press(' ');
        await expect(tablet.getByRole('button', { name: text.finish })).toBeVisible();
        await tablet.getByLabel(text.title).fill('只有小梅知道');
        await expectGoodState(tablet, 'the home page of a student');
      });

      await test.step('“I’m done” leaves nothing of the child but its sealed draft', async () => {
        await tablet.getByRole('button', { name: text.finish }).click();
        await expect(tablet.getByRole('heading', { name: text.who })).toBeVisible();
        expect(await textStoredInBrowser(tablet)).not.toContain('只有小梅知道');
        expect((await tablet.request.get('/api/simple-user')).status()).toBe(401);
        await tablet.goto('/');
        await expect(tablet.getByRole('heading', { name: text.who })).toBeVisible();
      });

      await test.step('nine and a half minutes without a touch bring the notice, half a minute more the end', async () => {
        await tablet.getByRole('button', { name: 'Mei', exact: true }).click();
        await tapPictures(tablet, mei.pictures);
        await expect(tablet.getByLabel(text.title)).toHaveValue('只有小梅知道');
        await tablet.clock.fastForward('09:35');
        await expect(tablet.getByRole('button', { name: text.still })).toBeVisible();
        await expectGoodState(tablet, 'the notice before the end');
        // The checks of the state may themselves have touched the page.
        await tablet.clock.fastForward('10:01');
        await expect(tablet.getByRole('heading', { name: text.who })).toBeVisible();
        expect((await tablet.request.get('/api/simple-user')).status()).toBe(401);
      });

      await test.step('the teacher reaches the form with the password', async () => {
        await tablet.getByRole('link', { name: text.password }).click();
        await expect(tablet.getByLabel(text.username)).toBeVisible();
      });

      await test.step('a badge works on a device without a class, until it is made anew', async () => {
        await teacher.getByRole('dialog').getByRole('button', { name: text.done }).click();
        await teacher.getByRole('button', { name: text.print }).click();
        await expectGoodState(teacher, 'the question before badges');
        const response = teacher.waitForResponse((one) => one.url().endsWith('/badges'));
        await teacher.getByRole('button', { name: text.make }).click();
        const badges = (await (await response).json()) as { studentId: string; secret: string }[];
        await expect(teacher.getByRole('heading', { name: text.ready })).toBeVisible();
        await expectGoodState(teacher, 'the badges');
        const { secret } = badges.find(({ studentId }) => studentId === mei.studentId)!;
        const otherDevice = await browser.newContext({ ...use, reducedMotion: 'reduce', permissions: ['camera'] });
        const other = await otherDevice.newPage();
        await other.goto(`/class-sign-in#badge=${secret}`);
        await expect(other.getByRole('button', { name: text.finish })).toBeVisible();
        expect(other.url()).not.toContain(secret);
        await other.getByRole('button', { name: text.finish }).click();
        await expect(other.getByLabel(text.code)).toBeVisible();
        await other.getByRole('button', { name: text.scan }).click();
        await expect(other.getByLabel(text.camera)).toBeVisible();
        await expectGoodState(other, 'the camera');
        await other.getByRole('button', { name: text.back }).click();
        const renewed = await teacher.request.post(`/api/classes/${classId}/badges`, {
          data: { studentIds: [mei.studentId] },
        });
        expect(renewed.status()).toBe(200);
        await other.goto(`/class-sign-in?again#badge=${secret}`);
        await expect(other.getByText(text.badUnknown)).toBeVisible();
        await expectGoodState(other, 'a badge that does not work any more');
        await otherDevice.close();
      });
      await context.close();
    });
  });
}
