import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { HandlesJob, type JobHandler } from './handles-job.decorator.ts';
import { type JobName, jobNames } from './job-catalog.ts';

/** Finds the `@HandlesJob` provider of each kind of job. */
@Injectable()
export class JobHandlerRegistry {
  constructor(private readonly discovery: DiscoveryService) {}

  /**
   * Returns the handler of each kind of job.
   * @throws when a kind of job has no handler or more than one
   */
  handlersByJob(): Map<JobName, JobHandler> {
    return new Map(jobNames.map((name) => [name, this.findHandler(name)]));
  }

  private findHandler(name: JobName): JobHandler {
    const found = this.discovery
      .getProviders({ metadataKey: HandlesJob.KEY })
      .filter((provider) => this.discovery.getMetadataByDecorator(HandlesJob, provider) === name);
    const [handler] = found;
    if (!handler || found.length > 1)
      throw new Error(`The job ${name} must have exactly one handler; it has ${found.length}.`);
    return handler.instance as JobHandler;
  }
}
