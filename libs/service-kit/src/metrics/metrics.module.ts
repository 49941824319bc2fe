import { Global, Module } from '@nestjs/common';
import { Metrics } from './metrics.ts';

/** So that every part of a service can count something. */
@Global()
@Module({ providers: [Metrics], exports: [Metrics] })
export class MetricsModule {}
