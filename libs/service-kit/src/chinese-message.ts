import { fieldMessagesInChinese } from '@memory/contracts';
import type { z } from 'zod';
import { zhCN } from 'zod/locales';

const { localeError } = zhCN();

/** What is wrong with a field, in Chinese: our own sentence's translation, else zod's; undefined when there is none. */
export function chineseMessage(issue: { readonly message: string }): string | undefined {
  const ours = fieldMessagesInChinese[issue.message];
  if (ours !== undefined || !isZodIssue(issue)) return ours;
  const said = localeError(issue as z.core.$ZodRawIssue);
  return typeof said === 'string' ? said : said?.message;
}

const isZodIssue = (issue: object): issue is z.core.$ZodIssue => 'code' in issue && issue.code !== 'custom';
