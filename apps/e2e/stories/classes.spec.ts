import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothLooks } from '../support/accessibility.ts';
import { registerAccount } from '../support/account.ts';
import { runAdminCommand } from '../support/installation.ts';
import { findLayoutProblems } from '../support/layout-problems.ts';

const roster = [
  'given name,family name,Chinese name,student number,hobby',
  'Mei,Lin,林小梅,A1,chess',
  ',,,A2,',
  'Bo,Chen,,A3,',
];

const variants = [
  {
    name: 'tablet, English',
    use: { locale: 'en-US', viewport: { width: 768, height: 1024 } },
    details: {},
    text: {
      classes: 'Classes',
      newClass: 'New Class',
      name: 'Name of the class',
      create: 'Create Class',
      noStudents: 'No students yet',
      importTab: 'Import',
      choose: 'Choose a CSV file',
      line: 'Line 3',
      reason: 'There is no name in this row.',
      ignored: 'Columns that are not used: hobby',
      apply: 'Apply the List',
      done: 'The list is in',
      showStudents: 'Show the Students',
      nothing: 'Everything is already as in the file. There is nothing to change.',
      download: 'Download This List',
      add: 'Add Student',
      givenName: 'Given name',
      studentNumber: 'Student number (optional)',
      close: 'Close',
      remove: 'Remove An from the class',
      removeConfirm: 'Remove',
      actions: 'More for this class',
      copy: 'Copy into Next Year',
      copyConfirm: 'Copy Class',
      schoolYear: 'School year 2027/28',
      teachersTab: /^Teachers/,
      username: 'Username of another teacher',
      addTeacher: 'Add Teacher',
      noTeacher: /There is no teacher with this username/,
      openMenu: 'Open menu',
    },
  },
  {
    name: 'phone, Chinese',
    use: { locale: 'zh-CN', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    details: { tag: '@release' },
    text: {
      classes: '班级',
      newClass: '新建班级',
      name: '班级名称',
      create: '建立班级',
      noStudents: '还没有学生',
      importTab: '导入',
      choose: '选择 CSV 文件',
      line: '第 3 行',
      reason: '这一行没有姓名。',
      ignored: '没有用到的列：hobby',
      apply: '导入名单',
      done: '名单已导入',
      showStudents: '查看学生',
      nothing: '一切都和文件里一样，不需要修改。',
      download: '下载这份名单',
      add: '添加学生',
      givenName: '名',
      studentNumber: '学号（可不填）',
      close: '关闭',
      remove: '把An移出班级',
      removeConfirm: '移出',
      actions: '班级的更多操作',
      copy: '复制到下一学年',
      copyConfirm: '复制班级',
      schoolYear: '2027/28 学年',
      teachersTab: /^老师/,
      username: '另一位老师的用户名',
      addTeacher: '添加老师',
      noTeacher: /没有使用这个用户名的老师/,
      openMenu: '打开菜单',
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

/** The names of the students on the page, as they are sorted. */
const studentRows = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');

async function importRoster(page: Page, lines: readonly string[], choose: string): Promise<void> {
  await page
    .getByLabel(choose)
    .setInputFiles({ name: '3b.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
}

for (const { name, use, details, text } of variants) {
  test.describe(name, details, () => {
    test.use(use);

    test('a teacher creates a class, imports its list with a wrong row, changes it by hand, and copies it into the next year', async ({
      page,
    }) => {
      const teacher = { username: `teacher_${randomUUID()}`, password: 'a good secret', firstName: '李' };
      await registerAccount(page, teacher);
      const openMenu = async () => {
        if (use.viewport.width < 768) await page.getByRole('button', { name: text.openMenu }).click();
      };
      await page.goto('/friends');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await openMenu();
      await expect(page.getByRole('navigation').getByRole('link').first()).toBeVisible();
      await expect(page.getByRole('link', { name: text.classes })).toHaveCount(0);

      expect(await runAdminCommand('user:promote', teacher.username, 'teacher')).toMatchObject({ code: 0 });
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await openMenu();
      await page.getByRole('link', { name: text.classes }).click();
      await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
      await expectGoodState(page, 'no class');
      await page.getByRole('button', { name: text.newClass }).click();
      await page.getByLabel(text.name).fill('三年级二班');
      await page.getByRole('dialog').getByRole('textbox').last().fill('2026/27');
      await expectGoodState(page, 'the form of a class');
      await page.getByRole('button', { name: text.create }).click();
      await expect(page.getByRole('heading', { name: '三年级二班' })).toBeVisible();
      await expect(page.getByText(text.noStudents)).toBeVisible();

      await page.getByRole('tab', { name: text.importTab }).click();
      await expectGoodState(page, 'the import');
      await importRoster(page, roster, text.choose);
      await expect(page.getByText(text.line)).toBeVisible();
      await expect(page.getByText(text.reason)).toBeVisible();
      await expect(page.getByText(text.ignored)).toBeVisible();
      await expectGoodState(page, 'what the list would change');
      await page.getByRole('button', { name: text.apply }).click();
      await expect(page.getByRole('heading', { name: text.done })).toBeFocused();
      await page.getByRole('button', { name: text.showStudents }).click();
      await expect(studentRows(page)).toHaveCount(2);
      await expect(studentRows(page).filter({ hasText: '林小梅' })).toContainText('A1');
      await expectGoodState(page, 'the students');

      // The same file once more changes nothing.
      await page.getByRole('tab', { name: text.importTab }).click();
      await importRoster(page, roster, text.choose);
      await expect(page.getByText(text.nothing)).toBeVisible();
      await expect(page.getByRole('button', { name: text.apply })).toHaveCount(0);
      const downloading = page.waitForEvent('download');
      await page.getByRole('link', { name: text.download }).click();
      expect(await readFile(await (await downloading).path(), 'utf8')).toContain('林小梅');

      await page.getByRole('tab').first().click();
      await page.getByRole('button', { name: text.add }).click();
      await page.getByLabel(text.givenName, { exact: true }).fill('An');
      await page.getByLabel(text.studentNumber).fill('A1');
      const addButton = page.getByRole('dialog').getByRole('button', { name: text.add });
      await addButton.click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectGoodState(page, 'a number that is taken');
      await page.getByLabel(text.studentNumber).fill('A4');
      await addButton.click();
      await expect(page.getByLabel(text.givenName, { exact: true })).toHaveValue('');
      await page.getByRole('dialog').getByRole('button', { name: text.close, exact: true }).last().click();
      await expect(studentRows(page)).toHaveCount(3);
      await page.getByRole('button', { name: text.remove }).click();
      await expectGoodState(page, 'the question before a student is removed');
      await page.getByRole('alertdialog').getByRole('button', { name: text.removeConfirm }).click();
      await expect(studentRows(page)).toHaveCount(2);

      await page.getByRole('tab', { name: text.teachersTab }).click();
      await page.getByLabel(text.username).fill('nobody-here');
      await page.getByRole('button', { name: text.addTeacher }).click();
      await expect(page.getByText(text.noTeacher)).toBeVisible();
      await expectGoodState(page, 'the teachers');

      await page.getByRole('button', { name: text.actions }).click();
      await page.getByRole('menuitem', { name: text.copy }).click();
      await page.getByLabel(text.name).fill('四年级二班');
      await page.getByRole('button', { name: text.copyConfirm }).click();
      await expect(page.getByRole('heading', { name: '四年级二班' })).toBeVisible();
      await expect(page.getByText(text.schoolYear)).toBeVisible();
      await expect(studentRows(page)).toHaveCount(2);
      await page.goto('/classes');
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
      await expectGoodState(page, 'the classes');
    });
  });
}

test('signed out, the pages of classes lead to the sign-in; a class of another teacher is not there', async ({
  page,
  browser,
}) => {
  await page.goto('/classes');
  await expect(page).toHaveURL('/auth');
  const teachers = ['one', 'another'].map((who) => ({
    username: `${who}_${randomUUID()}`,
    password: 'a good secret',
    firstName: who,
  }));
  const pages = [page, await (await browser.newContext()).newPage()];
  for (const [index, teacher] of teachers.entries()) {
    await registerAccount(pages[index]!, teacher);
    await runAdminCommand('user:promote', teacher.username, 'teacher');
  }
  const created = await page.request.post('/api/classes', { data: { name: '3b' } });
  const { id } = (await created.json()) as { id: string };
  await page.goto(`/classes/${id}`);
  await expect(page.getByRole('heading', { name: '3b' })).toBeVisible();
  await pages[1]!.goto(`/classes/${id}`);
  await expect(pages[1]!.getByRole('heading', { name: 'This class is not here' })).toBeVisible();
  await pages[1]!.goto('/classes/import');
  await expect(pages[1]!.getByRole('heading', { name: 'Only for administrators' })).toBeVisible();
  await pages[1]!.context().close();
});
