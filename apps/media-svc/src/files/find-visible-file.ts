import { ApiError, type Viewer } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import type { File } from '../generated/prisma/client.ts';
import { FileAccessPolicy } from './file.policy.ts';

@Injectable()
export class FindVisibleFile {
  constructor(
    private readonly database: Database,
    private readonly policy: FileAccessPolicy,
  ) {}

  /**
   * Finds a file that the viewer may see. The same calls to other services are made when the file does not exist.
   * @throws ApiError `file_not_found`, also for a file that the viewer must not see
   */
  async execute(viewer: Viewer, id: string): Promise<File> {
    const file = await this.database.file.findUnique({ where: { id } });
    if (!file) await this.policy.checkMissingFile(viewer, id);
    if (!file || !(await this.policy.canView(viewer, file))) throw new ApiError('file_not_found');
    return file;
  }
}
