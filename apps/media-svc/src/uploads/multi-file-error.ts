import { type ErrorCode, errorCatalog } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';

/** Creates the error for a multi-file upload that is rejected because of one file. The error contains the index of the file: `media[2]`. */
export function createIndexedFileError(
  code: ErrorCode,
  { field, index, cause }: { field: string; index: number; cause?: unknown },
): ApiError {
  const { en, zh } = errorCatalog[code];
  return new ApiError(code, { fields: [{ path: `${field}[${index}]`, message: en, inChinese: zh }], cause });
}
