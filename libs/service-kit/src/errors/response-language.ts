import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';

export type ResponseLanguage = 'en' | 'zh';

/**
 * Returns the language of a response: of English and Chinese, the one that the header `Accept-Language` prefers, and English when it names
 * neither.
 */
export function responseLanguage(headers: IncomingHttpHeaders): ResponseLanguage {
  const preferred = new Negotiator({ headers }).languages(['en', 'zh', 'zh-CN', 'zh-TW', 'zh-Hans', 'zh-Hant'])[0];
  return preferred?.startsWith('zh') ? 'zh' : 'en';
}
