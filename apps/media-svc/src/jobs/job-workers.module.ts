import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { JobFailureRecorder } from './job-failure-recorder.ts';
import { JobHandlerRegistry } from './job-handler-registry.ts';
import { JobMetrics } from './job-metrics.ts';
import { JobWorkers } from './job-workers.ts';

/** Runs jobs; the modules of their handlers are imported by WorkerModule. */
@Module({ imports: [DiscoveryModule], providers: [JobFailureRecorder, JobHandlerRegistry, JobMetrics, JobWorkers] })
export class JobWorkersModule {}
