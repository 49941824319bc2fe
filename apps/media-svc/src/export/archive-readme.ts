import { Readable } from 'node:stream';
import { localDayAt } from '@memory/contracts';
import type { UnusedUploads } from './find-unused-uploads.ts';

/**
 * Creates the README.txt of an export archive. The text states how many files are left out and until when they are kept. The file has CRLF line
 * ends and a byte order mark, so that every text editor displays both languages correctly.
 * @param timeZone the time zone of the days
 */
export function createArchiveReadme(now: Date, { ids, keptUntil }: UnusedUploads, timeZone: string): Readable {
  const toDay = (time: Date): string => localDayAt(time, timeZone);
  const day = toDay(now);
  const leftOut = keptUntil
    ? {
        en: `\nNot in here: ${ids.size} ${ids.size === 1 ? 'file' : 'files'} that no memory uses, such as uploads of drafts that were not saved. Memory deletes\nthem by itself and keeps the last of them until ${toDay(keptUntil)}. Save the draft to find its files in the next archive.\n`,
        zh: `\n没有收入：${ids.size} 个没有任何回忆使用的文件，比如没有保存的草稿里的文件。Memory 会自动删除它们，最晚的保留到 ${toDay(keptUntil)}。\n保存草稿后，下一个压缩包里就有它的文件。\n`,
      }
    : { en: '', zh: '' };
  const text = `\uFEFFMEMORY, ${day}

What you had put into Memory by this day (days are those of ${timeZone}, times are UTC). Not in here: the record of sign-ins and of changes to the
account, the words you looked up, and how you divided words.

account.json     your account and profile, sign-ins with other services, friends and requests, people you blocked,
                 what you have reported; no password
entries.json     your memories, the first first, and who may see each
vocabulary.json  the characters and words you collect, how you learn, and your reviews
files.json       your recordings, photos and videos: what is known of each, the text in it, and where it is in this archive;
                 and what you said you speak
files/           the recordings, photos and videos themselves

A memory names its files by an address like /media/1234…; files.json says under "url" which file in this archive that is ("path").
A file marked "missing": true was known, but its content could not be found.
${leftOut.en}
The JSON files are UTF-8 text. Any editor opens them, and every programming language reads them.


回忆 MEMORY，${day}

这里是到这一天为止你放进 Memory 的内容（日期按 ${timeZone} 时区，时间为 UTC）。不包括：登录和账户改动的记录、查过的词、你改过的分词。

account.json     你的账户与个人资料、其他登录方式、好友与好友请求、你屏蔽的人、你举报过的内容；不含密码
entries.json     你的回忆，从最早的一篇开始，以及谁可以看到
vocabulary.json  你收集的字和词、学习设置和复习记录
files.json       你的录音、照片和视频：每个文件的信息、其中的文字，以及它在本压缩包里的位置；还有你所说的语言
files/           录音、照片和视频本身

回忆用 /media/1234… 这样的地址指向文件；在 files.json 里查找相同的 "url"，"path" 就是它在本压缩包里的位置。
标有 "missing": true 的文件有记录，但找不到内容。
${leftOut.zh}
JSON 文件是 UTF-8 文本，任何编辑器都能打开，任何编程语言都能读取。
`;
  return Readable.from([text.replaceAll('\n', '\r\n')], { objectMode: false });
}
