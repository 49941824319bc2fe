import { Controller, Get } from '@nestjs/common';
import { describeApi } from './document.ts';

@Controller()
export class OpenapiController {
  private readonly document = describeApi();

  @Get('api/openapi.json')
  read() {
    return this.document;
  }
}
