import http, { type ObjectBatchRequest, type RefinedResponse, type ResponseType } from 'k6/http';
import { Counter, Trend } from 'k6/metrics';
import {
  nextPathFromLink,
  type RequestKind,
  type SampleFileName,
  type ScenarioRequest,
  type ScenarioResponse,
} from '../scenarios/request.ts';
import { mediaTypes } from '../scenarios/sample-files.ts';
import { FAILED_REQUESTS_METRIC, latencyMetric } from './options.ts';
import { settings } from './settings.ts';

/** The bytes of the files that virtual users upload. */
export type SampleFiles = Readonly<Record<SampleFileName, ArrayBuffer>>;

const failedRequests = new Counter(FAILED_REQUESTS_METRIC);
const kinds: readonly RequestKind[] = ['read', 'write', 'upload', 'textUpload'];
const latencies = new Map(kinds.map((kind) => [kind, new Trend(latencyMetric(kind), true)]));

/** How requests are measured. */
export interface Measuring {
  /** The time at which the requests were due, in milliseconds since 1970. Latencies are counted from it. */
  readonly dueAt: number;
  /** False while virtual users are still signing in. */
  readonly isMeasured: boolean;
}

/** Sends requests at the same time. @returns their responses; undefined when a request failed */
export function sendRequests(
  requests: readonly ScenarioRequest[],
  files: SampleFiles | undefined,
  { dueAt, isMeasured }: Measuring,
): ScenarioResponse[] | undefined {
  const lateness = Math.max(0, Date.now() - dueAt);
  const responses = http.batch(requests.map((request) => toK6Request(request, files)));
  let areSuccessful = true;
  for (const [index, { name, kind, expectedStatus }] of requests.entries()) {
    const response = responses[index] as RefinedResponse<ResponseType>;
    const { blocked, connecting, tls_handshaking: handshake, duration } = response.timings;
    if (response.status !== expectedStatus) {
      areSuccessful = false;
      failedRequests.add(1, { name, status: String(response.status) });
    } else if (isMeasured) latencies.get(kind)?.add(lateness + blocked + connecting + handshake + duration, { name });
  }
  return areSuccessful
    ? responses.map((response) => toScenarioResponse(response as RefinedResponse<ResponseType>))
    : undefined;
}

function toK6Request(
  { name, method, path, json, upload }: ScenarioRequest,
  files: SampleFiles | undefined,
): ObjectBatchRequest {
  const request = { method, url: settings.baseUrl + path };
  // The name keeps k6 from creating a time series for each id.
  const tags = { name };
  if (upload !== undefined) {
    if (files === undefined) throw new Error('This script has no files to upload');
    const { field, file } = upload;
    return { ...request, body: { [field]: http.file(files[file], file, mediaTypes[file]) }, params: { tags } };
  }
  if (json === undefined) return { ...request, params: { tags } };
  return { ...request, body: JSON.stringify(json), params: { tags, headers: { 'content-type': 'application/json' } } };
}

const toScenarioResponse = (response: RefinedResponse<ResponseType>): ScenarioResponse => ({
  json: () => response.json(),
  nextPath: nextPathFromLink(response.headers.Link),
});
