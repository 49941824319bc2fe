import type { Benchmark } from './benchmark.ts';
import { bookExportBenchmark } from './book-export.ts';
import { eventDeliveryBenchmark } from './event-delivery.ts';
import { eventTablesBenchmark } from './event-tables.ts';
import { httpRequestsBenchmark } from './http-requests.ts';
import { interactionsBenchmark } from './interactions.ts';
import { jobQueuesBenchmark } from './job-queues.ts';
import { languageLookupBenchmark } from './language-lookup.ts';
import { maintenanceBenchmark } from './maintenance.ts';
import { mediaFilesBenchmark } from './media-files.ts';
import { mediaJobsBenchmark } from './media-jobs.ts';
import { mediaUploadsBenchmark } from './media-uploads.ts';
import { moodAnalysisBenchmark } from './mood-analysis.ts';
import { reviewsBenchmark } from './reviews.ts';
import { scaleBenchmark } from './scale.ts';
import { schoolScenariosBenchmark } from './school-scenarios.ts';
import { sizesBenchmark } from './sizes.ts';
import { speechBenchmark } from './speech.ts';
import { startBenchmark } from './start.ts';
import { timelineScrollBenchmark } from './timeline-scroll.ts';
import { vocabularyBenchmark } from './vocabulary.ts';
import { workerScalingBenchmark } from './worker-scaling.ts';

/** Every benchmark, in the order in which `npm run bench` runs them. */
export const benchmarks: readonly Benchmark[] = [
  httpRequestsBenchmark,
  schoolScenariosBenchmark,
  startBenchmark,
  eventDeliveryBenchmark,
  eventTablesBenchmark,
  scaleBenchmark,
  maintenanceBenchmark,
  sizesBenchmark,
  bookExportBenchmark,
  timelineScrollBenchmark,
  vocabularyBenchmark,
  reviewsBenchmark,
  interactionsBenchmark,
  languageLookupBenchmark,
  moodAnalysisBenchmark,
  mediaUploadsBenchmark,
  mediaFilesBenchmark,
  mediaJobsBenchmark,
  speechBenchmark,
  jobQueuesBenchmark,
  workerScalingBenchmark,
];
