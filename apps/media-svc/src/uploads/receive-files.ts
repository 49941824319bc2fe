import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { ErrorCode } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import type { FastifyRequest } from 'fastify';
import { ofOneOfMany } from './one-of-many.ts';

export interface Expected {
  /** The multipart field the files come in. */
  readonly field: string;
  readonly maxFiles: number;
  readonly tooMany: ErrorCode;
  /** Of each file. */
  readonly maxBytes: number;
  /** What a file that is too long is refused with; it is asked about as far as it came. */
  readonly tooLarge: (path: string) => Promise<ErrorCode> | ErrorCode;
}

/** Our pages send files alone; the rest is room for a form's other fields, which are read over. */
const OTHER_FIELDS_MAX = 10;
/** As long as file systems allow, in UTF-16 units. */
const NAME_MAX = 255;

/**
 * Streams the files of a form into `folder`, counting as it goes; nothing of what the form calls them is believed or used.
 * @returns their paths, in the order they came
 * @throws ApiError for a form that does not hold at least one and at most `maxFiles` whole, non-empty files of the right size in the right field
 */
export async function receiveFiles(request: FastifyRequest, folder: string, expected: Expected): Promise<string[]> {
  if (!request.isMultipart()) throw new ApiError('file_missing');
  try {
    return await filesOf(request, folder, expected);
  } catch (error) {
    discardBody(request);
    throw asRefusal(error, expected);
  }
}

/** Reads and discards the rest of the body, so that the client receives the answer and the connection stays usable. */
export function discardBody(request: FastifyRequest): void {
  request.raw.unpipe();
  request.raw.resume();
}

async function filesOf(request: FastifyRequest, folder: string, expected: Expected): Promise<string[]> {
  const { field, maxFiles, maxBytes } = expected;
  const limits = {
    files: maxFiles,
    fileSize: maxBytes,
    fields: OTHER_FIELDS_MAX,
    parts: OTHER_FIELDS_MAX + maxFiles,
    fieldSize: 1_024,
  };
  const paths: string[] = [];
  for await (const part of request.parts({ limits, throwFileSizeLimit: false, preservePath: true } as object)) {
    if (part.type !== 'file') continue;
    if (part.fieldname !== field) throw new ApiError('file_missing');
    if (!isSoundName(part.filename)) throw new ApiError('file_name_invalid');
    const path = join(folder, `received-${paths.length}`);
    const bytes = await save(part, path);
    const refusal = bytes === 'too many' ? await expected.tooLarge(path) : bytes === 0 ? 'file_empty' : null;
    if (refusal) throw maxFiles > 1 ? ofOneOfMany(refusal, { field, index: paths.length }) : new ApiError(refusal);
    paths.push(path);
  }
  if (paths.length === 0) throw new ApiError('file_missing');
  return paths;
}

/** No browser sends a name that is a way to somewhere else; nothing is stored under it, but whoever sends one is up to no good. */
const isSoundName = (name: string): boolean => name.length <= NAME_MAX && !/\p{Cc}|\.\.[/\\]/u.test(name);

/** @returns how many bytes there were; what is too long is not waited for */
async function save(part: MultipartFile, path: string): Promise<number | 'too many'> {
  const target = createWriteStream(path);
  const limit = new AbortController();
  part.file.once('limit', () => limit.abort());
  try {
    await pipeline(part.file, target, { signal: limit.signal });
  } catch (error) {
    if (!part.file.truncated) throw error;
  }
  return part.file.truncated ? 'too many' : target.bytesWritten;
}

/** What is not of the form is of the disk, and ours to answer for; what else the parser dislikes is a form that broke off. */
function asRefusal(error: unknown, { tooMany }: Expected): unknown {
  if (error instanceof ApiError || !(error instanceof Error) || 'syscall' in error) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (['FST_FILES_LIMIT', 'FST_PARTS_LIMIT', 'FST_FIELDS_LIMIT'].includes(code))
    return new ApiError(tooMany, { cause: error });
  return new ApiError(code === 'FST_PROTO_VIOLATION' ? 'malformed_body' : 'upload_interrupted', { cause: error });
}
