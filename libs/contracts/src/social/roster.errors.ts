import { defineErrorDescriptions } from '../api-error.ts';

export const rosterErrors = defineErrorDescriptions({
  roster_not_found: {
    status: 404,
    en: 'This list is not there any more: it is kept for one hour. Please choose the file again.',
    zh: '找不到这份名单：名单只保留一小时。请重新选择文件。',
  },
  admins_only: {
    status: 403,
    en: 'Only the people who run this site can do this.',
    zh: '只有管理这个网站的人可以这样做。',
  },
  roster_too_large: { status: 413, en: 'This file is too large: at most 10 MB.', zh: '文件太大：最多 10 MB。' },
  roster_archive_too_large: {
    status: 413,
    en: 'This archive is too large: at most 20 MB, and 100 MB when it is unpacked.',
    zh: '压缩包太大：最多 20 MB，解压后最多 100 MB。',
  },
  roster_too_many_rows: {
    status: 413,
    en: 'This list has too many rows: at most 5,000 children, and 100,000 rows in a file of an archive.',
    zh: '名单的行数太多：最多 5000 个孩子，压缩包里每个文件最多 100000 行。',
  },
  roster_empty: { status: 400, en: 'There are no rows in this file.', zh: '文件里没有名单。' },
  roster_encoding_unknown: {
    status: 400,
    en: 'The characters of this file cannot be read. Please save it as “CSV UTF-8” and try again.',
    zh: '无法读取文件的文字编码。请另存为“CSV UTF-8”后再试。',
  },
  roster_not_csv: {
    status: 400,
    en: 'This file is not a list that can be read: a quotation mark is not closed, or it is no text. Please save it as “CSV UTF-8”.',
    zh: '无法读取这个文件：可能有引号没有成对，或者不是文本。请另存为“CSV UTF-8”。',
  },
  roster_columns_missing: {
    status: 400,
    en: 'The first row must name the columns, with a name at least: given name and family name, name, or Chinese name.',
    zh: '第一行必须是列名，至少要有姓名：名和姓、姓名或中文名。',
  },
  roster_columns_repeated: {
    status: 400,
    en: 'Two columns of the first row have the same meaning. Please remove one.',
    zh: '第一行有两列意思相同，请删掉一列。',
  },
  roster_class_too_large: {
    status: 409,
    en: 'The class would have more than 200 children. Please divide the list.',
    zh: '班级会超过 200 个孩子，请把名单分开。',
  },
  roster_not_archive: {
    status: 400,
    en: 'This is not a ZIP archive that can be read. Please export it again.',
    zh: '无法读取这个 ZIP 压缩包，请重新导出。',
  },
  roster_archive_encrypted: {
    status: 400,
    en: 'This archive is locked with a password. Please export it without one.',
    zh: '这个压缩包有密码，请导出没有密码的。',
  },
  roster_manifest_missing: {
    status: 400,
    en: 'There is no manifest.csv of OneRoster 1.1 or 1.2 in this archive.',
    zh: '压缩包里没有 OneRoster 1.1 或 1.2 的 manifest.csv。',
  },
  roster_file_missing: {
    status: 400,
    en: 'A file that manifest.csv names, or one of its columns, is missing in this archive.',
    zh: '压缩包里缺少 manifest.csv 列出的文件，或者文件缺少必需的列。',
  },
  roster_outdated: {
    status: 409,
    en: 'The data has changed since this list was checked. Please choose the file again.',
    zh: '检查名单之后数据有了变化，请重新选择文件。',
  },
  roster_unconfirmed: {
    status: 409,
    en: 'This list changes or archives a lot. Please confirm the numbers first.',
    zh: '这份名单改动或归档的人很多，请先确认人数。',
  },
});
