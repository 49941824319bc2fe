import { type ErrorCode, errorCatalog } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';

/** The error of a multi-file upload because of one file, named by its index: `media[2]`. */
export function createMultiFileError(
  code: ErrorCode,
  { field, index, cause }: { field: string; index: number; cause?: unknown },
): ApiError {
  const { en, zh } = errorCatalog[code];
  return new ApiError(code, { fields: [{ path: `${field}[${index}]`, message: en, inChinese: zh }], cause });
}
