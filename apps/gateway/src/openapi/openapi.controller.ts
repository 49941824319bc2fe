import { Controller, Get, Header } from '@nestjs/common';
import { docsPage } from './docs-page.ts';
import { describeApi } from './document.ts';

@Controller()
export class OpenapiController {
  private readonly document = describeApi();
  private readonly page = docsPage(this.document);

  @Get('api/openapi.json')
  read() {
    return this.document;
  }

  @Get('api/docs')
  @Header('content-type', 'text/html; charset=utf-8')
  show(): string {
    return this.page;
  }
}
