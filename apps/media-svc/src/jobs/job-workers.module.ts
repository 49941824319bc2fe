import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { JobFailureRecorder } from './job-failure-recorder.ts';
import { JobHandlerRegistry } from './job-handler-registry.ts';
import { JobMetrics } from './job-metrics.ts';
import { JobQueuesModule } from './job-queues.module.ts';
import { JobWorkers } from './job-workers.ts';

/** Provides the BullMQ workers that run jobs. WorkerModule imports the modules of the job handlers. */
@Module({
  imports: [DiscoveryModule, JobQueuesModule],
  providers: [JobFailureRecorder, JobHandlerRegistry, JobMetrics, JobWorkers],
})
export class JobWorkersModule {}
