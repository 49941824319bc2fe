import { mediaRoutes } from '@memory/contracts';
import { CurrentViewer, ImplementsRoute, type Viewer } from '@memory/service-kit';
import { Controller, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { FindServedObject } from './find-served-object.ts';
import { StreamObject } from './stream-object.ts';

const { downloadFile } = mediaRoutes;

@Controller()
export class FileContentController {
  constructor(
    private readonly findServedObject: FindServedObject,
    private readonly streamObject: StreamObject,
  ) {}

  /** Sends the bytes of a file. The route also handles HEAD requests. */
  @ImplementsRoute(downloadFile)
  async download(
    @CurrentViewer() viewer: Viewer,
    @Param({ schema: downloadFile.params }) { id }: z.output<typeof downloadFile.params>,
    @Query({ schema: downloadFile.query }) { size }: z.output<typeof downloadFile.query>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.streamObject.execute(await this.findServedObject.execute(viewer, id, size), request, reply);
  }
}
