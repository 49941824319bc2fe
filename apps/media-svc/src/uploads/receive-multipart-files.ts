import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { errorCatalog, type ErrorCode } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import type { FastifyRequest } from 'fastify';

/** Creates the error for a multi-file upload that is rejected because of one file. The error contains the index of the file: `media[2]`. */
export function createIndexedFileError(
  code: ErrorCode,
  { field, index, cause }: { field: string; index: number; cause?: unknown },
): ApiError {
  const { en, zh } = errorCatalog[code];
  return new ApiError(code, { fields: [{ path: `${field}[${index}]`, message: en, inChinese: zh }], cause });
}

export interface MultipartExpectations {
  /** The name of the form field that contains the files. */
  readonly field: string;
  readonly maxFiles: number;
  readonly tooManyCode: ErrorCode;
  /** The maximum size of each file, in bytes. */
  readonly maxBytes: number;
  /** Returns the error code for a file that is too large. The function may inspect the part of the file that has been received. */
  readonly tooLargeCode: (path: string) => Promise<ErrorCode> | ErrorCode;
}

/** The maximum number of other form fields. They are ignored, and the web app sends none. */
const MAX_OTHER_FIELDS = 10;
/** The maximum length of a file name in UTF-16 units, which is also the limit of most file systems. */
const MAX_FILE_NAME_LENGTH = 255;

/**
 * Writes the files of a multipart form into `folder`, with size limits. The file names and content types in the form are not used.
 * @returns the paths of the received files, in order
 * @throws ApiError unless the form has 1 to `maxFiles` complete, non-empty files within the size limit in the expected field
 */
export async function receiveMultipartFiles(
  request: FastifyRequest,
  folder: string,
  expected: MultipartExpectations,
): Promise<string[]> {
  if (!request.isMultipart()) throw new ApiError('file_missing');
  try {
    return await saveFileParts(request, folder, expected);
  } catch (error) {
    throw toUploadError(error, expected);
  }
}

async function saveFileParts(
  request: FastifyRequest,
  folder: string,
  expected: MultipartExpectations,
): Promise<string[]> {
  const { field, maxFiles, maxBytes } = expected;
  const limits = {
    files: maxFiles,
    fileSize: maxBytes,
    fields: MAX_OTHER_FIELDS,
    parts: MAX_OTHER_FIELDS + maxFiles,
    fieldSize: 1_024,
  };
  const paths: string[] = [];
  for await (const part of request.parts({ limits, throwFileSizeLimit: false, preservePath: true } as object)) {
    if (part.type !== 'file') continue;
    if (part.fieldname !== field) throw new ApiError('file_missing');
    if (!isValidFileName(part.filename)) throw new ApiError('file_name_invalid');
    const path = join(folder, `received-${paths.length}`);
    const bytes = await savePart(part, path);
    const errorCode = bytes === 'too large' ? await expected.tooLargeCode(path) : bytes === 0 ? 'file_empty' : null;
    if (errorCode)
      throw maxFiles > 1 ? createIndexedFileError(errorCode, { field, index: paths.length }) : new ApiError(errorCode);
    paths.push(path);
  }
  if (paths.length === 0) throw new ApiError('file_missing');
  return paths;
}

/**
 * Whether a file name is short enough and contains no control characters and no `../`, which browsers never send. The name is not used, but
 * rejecting such names stops attempts at path traversal early.
 */
const isValidFileName = (name: string): boolean =>
  name.length <= MAX_FILE_NAME_LENGTH && !/\p{Cc}|\.\.[/\\]/u.test(name);

/**
 * Writes one file of the form to `path`. A file that is too large is not received completely.
 * @returns the size in bytes, or 'too large'
 */
async function savePart(part: MultipartFile, path: string): Promise<number | 'too large'> {
  const target = createWriteStream(path);
  const limit = new AbortController();
  part.file.once('limit', () => limit.abort());
  try {
    await pipeline(part.file, target, { signal: limit.signal });
  } catch (error) {
    if (!part.file.truncated) throw error;
  }
  return part.file.truncated ? 'too large' : target.bytesWritten;
}

/** Converts an error of the multipart parser to an ApiError. Errors of the file system are returned unchanged. */
function toUploadError(error: unknown, { tooManyCode }: MultipartExpectations): unknown {
  if (error instanceof ApiError || !(error instanceof Error) || 'syscall' in error) return error;
  const { code = '' }: NodeJS.ErrnoException = error;
  if (['FST_FILES_LIMIT', 'FST_PARTS_LIMIT', 'FST_FIELDS_LIMIT'].includes(code))
    return new ApiError(tooManyCode, { cause: error });
  return new ApiError(code === 'FST_PROTO_VIOLATION' ? 'malformed_body' : 'upload_interrupted', { cause: error });
}
