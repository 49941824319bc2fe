import type { IdempotentRequest } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ScratchSpace } from '../scratch-space/scratch-space.ts';
import { StorageQuota } from '../storage-quota/storage-quota.ts';
import { ConcurrentUploadLimit } from './concurrent-upload-limit.ts';
import { DiskReserve } from './disk-reserve.ts';
import { type MultipartExpectations, receiveMultipartFiles } from './receive-multipart-files.ts';

export interface UploadRequest {
  readonly ownerId: string;
  /** The upload request, whose body has not been read yet. */
  readonly request: FastifyRequest;
  /** The idempotency key of the request; null when the request has none. */
  readonly idempotentRequest: IdempotentRequest | null;
}

@Injectable()
export class ReceiveUpload {
  constructor(
    private readonly scratch: ScratchSpace,
    private readonly quota: StorageQuota,
    private readonly concurrentUploads: ConcurrentUploadLimit,
    private readonly diskReserve: DiskReserve,
  ) {}

  /**
   * Receives the files of an upload into a temporary folder, calls `work`, and deletes the folder afterwards.
   * @param work receives the paths of the files and their folder, to which it may write
   * @throws ApiError `storage_full`, `too_many_requests`, `service_unavailable` when a disk is almost full, or the errors of receiveMultipartFiles
   */
  async execute<Result>(
    { ownerId, request, idempotentRequest }: UploadRequest,
    form: MultipartExpectations,
    work: (received: string[], folder: string) => Promise<Result>,
  ): Promise<Result> {
    const contentLength = request.headers['content-length'];
    try {
      const { quotaBytes } = await this.quota.rejectEarly({ ownerId, contentLength, idempotentRequest });
      // Browsers send `Content-Length`. For other clients, an upload counts as one file of the largest size, because most forms contain one
      // file.
      const bytes = Number(contentLength ?? form.maxBytes);
      await this.diskReserve.assertSpaceFor(bytes);
      return await this.concurrentUploads.run({ ownerId, bytes, quotaBytes }, () =>
        this.scratch.withFolder(async (folder) => work(await receiveMultipartFiles(request, folder, form), folder)),
      );
    } catch (error) {
      discardRequestBody(request);
      throw error;
    }
  }
}

/** Reads and discards the rest of a request body, so that the client receives the response and the connection can be reused. */
function discardRequestBody({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}
