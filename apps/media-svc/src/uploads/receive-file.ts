import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { ApiError } from '@memory/service-kit';
import type { ErrorCode } from '@memory/contracts';
import type { FastifyRequest } from 'fastify';

interface Expected {
  /** The multipart field the file comes in. */
  readonly field: string;
  readonly maxBytes: number;
  readonly tooLarge: ErrorCode;
}

/** Our pages send one part; the rest is room for a form's other fields, which are read over. */
const OTHER_FIELDS_MAX = 10;

/**
 * Streams the one file of a form to `path`, counting as it goes.
 * @throws ApiError for a form that does not hold exactly one whole, non-empty file of the right size in the right field
 */
export async function receiveFile(request: FastifyRequest, path: string, expected: Expected): Promise<void> {
  if (!request.isMultipart()) throw new ApiError('file_missing');
  try {
    await onlyFile(request, path, expected);
  } catch (error) {
    // What is still on its way is read and thrown away, so that the answer arrives and the connection stays usable.
    request.raw.unpipe();
    request.raw.resume();
    throw asRefusal(error);
  }
}

async function onlyFile(request: FastifyRequest, path: string, { field, maxBytes, tooLarge }: Expected): Promise<void> {
  const limits = { files: 1, fileSize: maxBytes, fields: OTHER_FIELDS_MAX, parts: OTHER_FIELDS_MAX + 1, fieldSize: 1_024 };
  let received = false;
  for await (const part of request.parts({ limits, throwFileSizeLimit: false } as object)) {
    if (part.type !== 'file') continue;
    if (part.fieldname !== field) throw new ApiError('file_missing');
    const bytes = await save(part, path);
    if (part.file.truncated) throw new ApiError(tooLarge);
    if (bytes === 0) throw new ApiError('file_empty');
    received = true;
  }
  if (!received) throw new ApiError('file_missing');
}

async function save(part: MultipartFile, path: string): Promise<number> {
  const target = createWriteStream(path);
  await pipeline(part.file, target);
  return target.bytesWritten;
}

const refusals: Partial<Record<string, ErrorCode>> = {
  FST_FILES_LIMIT: 'too_many_files',
  FST_PARTS_LIMIT: 'too_many_files',
  FST_FIELDS_LIMIT: 'too_many_files',
  FST_PROTO_VIOLATION: 'malformed_body',
};

/** What is not of the form is of the disk, and ours to answer for; what else the parser dislikes is a form that broke off. */
function asRefusal(error: unknown): unknown {
  if (error instanceof ApiError || !(error instanceof Error) || 'syscall' in error) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return new ApiError(refusals[code] ?? 'upload_interrupted', { cause: error });
}
