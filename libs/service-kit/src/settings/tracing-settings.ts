import { z } from 'zod';
import { parseOtlpHeaders } from '../tracing/otlp-headers.ts';
import { everyService, setting } from './setting.ts';
import { httpUrl, onOrOff, parsedBy } from './value-schemas.ts';

/** Where the traces of requests are sent. OpenTelemetry defines the names of these settings. */
export const tracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: setting({
    schema: httpUrl('must look like http://collector:4318').optional(),
    readBy: everyService,
    description:
      'the address of an OpenTelemetry collector (OTLP over HTTP) that receives [traces](operations/watching.md#traces), `http://collector:4318`; without it there are none',
  }),
  OTEL_EXPORTER_OTLP_HEADERS: setting({
    schema: parsedBy(parseOtlpHeaders, 'must be headers as name=value,name=value').prefault(''),
    readBy: everyService,
    isSecret: true,
    description: 'headers of the requests to the collector, such as its key: `name=value,name=value`, percent-encoded',
    defaultText: 'none',
  }),
  OTEL_TRACES_SAMPLER_ARG: setting({
    schema: z.coerce.number().min(0).max(1).default(1),
    readBy: everyService,
    description: 'the share of the requests that are traced, 0 to 1',
  }),
  TRUST_TRACEPARENT: setting({
    schema: onOrOff.default('off'),
    readBy: ['gateway'],
    description:
      '`on`: requests continue the trace in their header `traceparent`. Only behind a proxy that begins the traces and replaces this header of browsers',
  }),
};
