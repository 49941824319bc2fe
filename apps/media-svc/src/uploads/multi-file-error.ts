import { type ErrorCode, errorCatalog } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';

/** Creates the error with which a multi-file upload is rejected because of one file. The error names the file by its index: `media[2]`. */
export function createMultiFileError(
  code: ErrorCode,
  { field, index, cause }: { field: string; index: number; cause?: unknown },
): ApiError {
  const { en, zh } = errorCatalog[code];
  return new ApiError(code, { fields: [{ path: `${field}[${index}]`, message: en, inChinese: zh }], cause });
}
