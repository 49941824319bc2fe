import { Controller, Get, Header } from '@nestjs/common';
import { OpenToProbes } from '../access.guard.ts';
import { Metrics } from './metrics.ts';

/** For a Prometheus server beside the services; the gateway has no way here, and none of its own. */
@Controller()
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Get('metrics')
  @OpenToProbes()
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  read(): Promise<string> {
    return this.metrics.registry.metrics();
  }
}
