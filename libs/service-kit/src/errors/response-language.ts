import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';

export type ResponseLanguage = 'en' | 'zh';

/** Returns the language of a response: English or Chinese, whichever the header `Accept-Language` prefers. English when the header names neither. */
export function responseLanguage(headers: IncomingHttpHeaders): ResponseLanguage {
  const preferred = new Negotiator({ headers }).languages(['en', 'zh', 'zh-CN', 'zh-TW', 'zh-Hans', 'zh-Hant'])[0];
  return preferred?.startsWith('zh') ? 'zh' : 'en';
}
