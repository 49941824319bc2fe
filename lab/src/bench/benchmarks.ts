import type { Benchmark } from './benchmark.ts';
import { eventDeliveryBenchmark } from './event-delivery.ts';
import { httpRequestsBenchmark } from './http-requests.ts';
import { interactionsBenchmark } from './interactions.ts';
import { maintenanceBenchmark } from './maintenance.ts';
import { mediaFilesBenchmark } from './media-files.ts';
import { mediaJobsBenchmark } from './media-jobs.ts';
import { reviewsBenchmark } from './reviews.ts';
import { scaleBenchmark } from './scale.ts';
import { schoolBenchmark } from './school.ts';
import { sizesBenchmark } from './sizes.ts';
import { speechBenchmark } from './speech.ts';
import { startBenchmark } from './start.ts';
import { timelineScrollBenchmark } from './timeline-scroll.ts';
import { vocabularyBenchmark } from './vocabulary.ts';
import { workerScalingBenchmark } from './worker-scaling.ts';

/** Every benchmark, in the order in which `npm run bench` runs them. */
export const benchmarks: readonly Benchmark[] = [
  httpRequestsBenchmark,
  schoolBenchmark,
  startBenchmark,
  eventDeliveryBenchmark,
  scaleBenchmark,
  maintenanceBenchmark,
  sizesBenchmark,
  timelineScrollBenchmark,
  interactionsBenchmark,
  vocabularyBenchmark,
  reviewsBenchmark,
  mediaFilesBenchmark,
  mediaJobsBenchmark,
  speechBenchmark,
  workerScalingBenchmark,
];
