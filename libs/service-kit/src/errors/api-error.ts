import type { IncomingHttpHeaders } from 'node:http';
import { type ApiErrorBody, type ErrorCode, errorCatalog, fieldMessagesInChinese } from '@memory/contracts';
import Negotiator from 'negotiator';

export type ResponseLanguage = 'en' | 'zh';

/** Returns the language of a response: English or Chinese, whichever the header `Accept-Language` prefers. English when the header names neither. */
export function responseLanguage(headers: IncomingHttpHeaders): ResponseLanguage {
  const preferred = new Negotiator({ headers }).languages(['en', 'zh', 'zh-CN', 'zh-TW', 'zh-Hans', 'zh-Hant'])[0];
  return preferred?.startsWith('zh') ? 'zh' : 'en';
}

/** A validation error of one field. The Chinese message is absent for messages that libs/contracts does not define. */
export interface FieldError {
  readonly path: string;
  readonly message: string;
  readonly inChinese?: string | undefined;
}

/** Returns the validation error of a field with the Chinese translation of its message, if libs/contracts has one. */
export const translatedFieldError = (path: string, message: string): FieldError => ({
  path,
  message,
  inChinese: fieldMessagesInChinese[message],
});

/** After how many seconds a client may repeat a request that got a 503, unless the error specifies another time. */
const RETRY_AFTER_SECONDS = 5;

/** Thrown anywhere in a service to respond with an error of the catalogue. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: readonly FieldError[];
  readonly retryAfterSeconds: number | undefined;
  /** Additional properties of the response body, which the contract declares in `errorBodies`. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    code: ErrorCode,
    options: {
      fields?: readonly FieldError[];
      retryAfterSeconds?: number;
      details?: Record<string, unknown>;
      cause?: unknown;
    } = {},
  ) {
    super(errorCatalog[code].en, { cause: options.cause });
    this.code = code;
    this.status = errorCatalog[code].status;
    this.fields = options.fields ?? [];
    this.retryAfterSeconds = options.retryAfterSeconds ?? (this.status === 503 ? RETRY_AFTER_SECONDS : undefined);
    this.details = options.details ?? {};
  }

  /** The response body, in the given language. */
  toBody(language: ResponseLanguage): ApiErrorBody {
    const body = {
      ...this.details,
      statusCode: this.status,
      code: this.code,
      message: errorCatalog[this.code][language],
    };
    if (this.fields.length === 0) return body;
    const errors = this.fields.map(({ path, message, inChinese }) => ({
      path,
      message: (language === 'zh' && inChinese) || message,
    }));
    return { ...body, errors };
  }
}
