import { Readable } from 'node:stream';
import { languageRoutes, localDayAt, type VocabularyExportFormat, type VocabularyExportQuery } from '@memory/contracts';
import { ImplementsRoute, SignedInUser } from '@memory/service-kit';
import { Controller, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ExportVocabularyFile } from './export-vocabulary-file.ts';

const { exportVocabulary } = languageRoutes;

/** An Anki package is sent as bytes of no special type: as a ZIP file, some browsers would unpack or rename it. */
const fileTypes: Record<VocabularyExportFormat, { extension: string; contentType: string }> = {
  anki: { extension: 'apkg', contentType: 'application/octet-stream' },
  pleco: { extension: 'pleco.txt', contentType: 'text/plain; charset=utf-8' },
  quizlet: { extension: 'quizlet.txt', contentType: 'text/plain; charset=utf-8' },
  csv: { extension: 'csv', contentType: 'text/csv; charset=utf-8' },
};

@Controller()
export class VocabularyExportController {
  constructor(private readonly exportFile: ExportVocabularyFile) {}

  @ImplementsRoute(exportVocabulary)
  async export(
    @SignedInUser() userId: string,
    @Query({ schema: exportVocabulary.query }) query: VocabularyExportQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    // Fastify calls the handler of a GET route for HEAD, too, and would read the whole file only to discard it.
    const isHead = request.method === 'HEAD';
    const file = isHead ? Readable.from([]) : await this.exportFile.execute(userId, query);
    const { extension, contentType } = fileTypes[query.format];
    const day = localDayAt(new Date(), query.timeZone);
    void reply
      .type(contentType)
      .header('content-disposition', `attachment; filename="memory-words-${day}.${extension}"`)
      .header('cache-control', 'no-store')
      .send(file);
  }
}
