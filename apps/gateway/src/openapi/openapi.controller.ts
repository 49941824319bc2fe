import { Controller, Get, Header } from '@nestjs/common';
import { renderApiDocsPage } from './api-docs-page.ts';
import { createOpenapiDocument } from './openapi-document.ts';

@Controller()
export class OpenapiController {
  private readonly document = createOpenapiDocument();
  private readonly docsPage = renderApiDocsPage(this.document);

  @Get('api/openapi.json')
  readDocument() {
    return this.document;
  }

  @Get('api/docs')
  @Header('content-type', 'text/html; charset=utf-8')
  readDocsPage(): string {
    return this.docsPage;
  }
}
