import { type ErrorCode, errorCatalog } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';

/** The refusal of several files because of one of them, named by its place: `media[2]`. */
export function ofOneOfMany(
  code: ErrorCode,
  { field, index, cause }: { field: string; index: number; cause?: unknown },
): ApiError {
  const { en, zh } = errorCatalog[code];
  return new ApiError(code, { fields: [{ path: `${field}[${index}]`, message: en, inChinese: zh }], cause });
}
