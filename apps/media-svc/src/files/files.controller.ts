import { type FileDescription, idSchema, mediaInternalRoutes, mediaRoutes } from '@memory/contracts';
import { ApiError, CurrentViewer, Implements, type Viewer } from '@memory/service-kit';
import { Body, Controller, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Database } from '../database.ts';
import { FilePolicy } from './file.policy.ts';
import { ServeFile } from './serve-file.ts';

const { readFile } = mediaRoutes;
const { describeFiles } = mediaInternalRoutes;

@Controller()
export class FilesController {
  constructor(
    private readonly database: Database,
    private readonly policy: FilePolicy,
    private readonly files: ServeFile,
  ) {}

  /** HEAD comes here too. What may not be seen is answered exactly like what is not there. */
  @Implements(readFile)
  async read(
    @CurrentViewer() viewer: Viewer,
    @Param({ schema: readFile.params }) { id }: z.output<typeof readFile.params>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = idSchema.safeParse(id).success ? await this.database.file.findUnique({ where: { id } }) : null;
    if (!file || !(await this.policy.maySee(viewer, file))) throw new ApiError('file_not_found');
    await this.files.send(file, request, reply);
  }

  @Implements(describeFiles)
  describe(@Body({ schema: describeFiles.body }) { ids }: z.output<typeof describeFiles.body>): Promise<FileDescription[]> {
    return this.database.file.findMany({
      where: { id: { in: ids } },
      select: { id: true, ownerId: true, kind: true, contentType: true },
    });
  }
}
