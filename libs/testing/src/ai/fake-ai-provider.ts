import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

/** A request as the fake provider received it. */
export interface ReceivedAiRequest {
  path: string;
  authorization: string | undefined;
  /** The fields of a form without its files, where a repeated field is a list. For a JSON request, the top-level properties. */
  fields: Record<string, unknown>;
  files: { name: string; type: string; bytes: Uint8Array }[];
}

export interface FakeAiResponse {
  /** The text that the provider returns: the transcript of a recording, or the message of the assistant. */
  text?: string;
  /** The HTTP status of the response. From 400 on, the body is an error. */
  status?: number;
  /** The words of a transcript with their times in seconds, for requests with the response format `verbose_json`. */
  words?: { word: string; start: number; end: number }[];
  segments?: Record<string, unknown>[];
  /** Whether the provider rejects the response format `verbose_json` with 400, as models without time stamps do. */
  rejectsVerboseJson?: boolean;
  /** A text that replaces the JSON body, to simulate a broken provider or proxy. */
  body?: string;
  /** The delay before the response, in milliseconds. With `Infinity` the provider never responds. */
  delayMs?: number;
  /**
   * The interval in milliseconds at which the provider sends a space between the headers and the body, eight times. With `Infinity`, the provider
   * sends one space and nothing more.
   */
  spacesEveryMs?: number;
  /** An address to which the provider redirects every request. */
  redirectsTo?: string;
  /** Whether the provider closes the connection in the middle of the response body, to simulate a broken connection. */
  isCutOff?: boolean;
}

export interface FakeAiProvider {
  /** The value for the setting `OPENAI_BASE_URL` of the service under test. */
  url: string;
  /** All requests so far, oldest first. */
  requests: ReceivedAiRequest[];
  /** Sets the response to all further transcriptions and chat completions. */
  respondWith(response: FakeAiResponse): void;
  /** Breaks the connections of all requests that have no response yet. */
  breakConnections(): void;
  stop(): Promise<void>;
}

/** Starts an HTTP server that imitates the OpenAI API (`/v1/audio/transcriptions`, `/v1/chat/completions`) and records its requests. */
export async function startFakeAiProvider(
  initial: FakeAiResponse = { text: '今天我很高兴。' },
): Promise<FakeAiProvider> {
  let configured = initial;
  const requests: ReceivedAiRequest[] = [];
  const server = createServer(async (request, response) => {
    const received = await parseRequest(request);
    requests.push(received);
    const current = configured;
    if (current.delayMs === Infinity) return;
    if (current.delayMs) await delay(current.delayMs);
    if (current.redirectsTo !== undefined)
      return void response.writeHead(307, { location: current.redirectsTo + received.path.slice('/v1'.length) }).end();
    const { status, body } = buildReply(received, current);
    response.writeHead(status, { 'content-type': 'application/json' });
    if (current.isCutOff) return void response.write('{"choices": [', () => response.destroy());
    if (current.spacesEveryMs !== undefined) {
      for (let n = 0; n < 8; n += 1) {
        response.write(' ');
        if (current.spacesEveryMs === Infinity) return;
        await delay(current.spacesEveryMs);
      }
    }
    response.end(current.body ?? JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    respondWith: (next) => void (configured = next),
    breakConnections: () => server.closeAllConnections(),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function errorReply(status: number): { status: number; body: unknown } {
  return { status, body: { error: { message: `rejected with ${status}`, type: 'fake', code: null } } };
}

function buildReply(
  { path, fields }: ReceivedAiRequest,
  { text = '', status = 200, words, segments, rejectsVerboseJson }: FakeAiResponse,
): { status: number; body: unknown } {
  if (status >= 400) return errorReply(status);
  // The response bodies are documented at https://platform.openai.com/docs/api-reference/audio and /chat.
  if (path === '/v1/audio/transcriptions') {
    if (fields['response_format'] !== 'verbose_json') return { status, body: { text } };
    return rejectsVerboseJson
      ? errorReply(400)
      : { status, body: { task: 'transcribe', language: 'chinese', duration: 1, text, words, segments } };
  }
  if (path === '/v1/chat/completions') {
    const choice = { index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' };
    return { status, body: { id: 'fake', object: 'chat.completion', created: 0, model: 'fake', choices: [choice] } };
  }
  return { status: 404, body: { error: { message: `no such endpoint: ${path}`, type: 'fake', code: null } } };
}

async function parseRequest(request: IncomingMessage): Promise<ReceivedAiRequest> {
  const { authorization, 'content-type': type = '' } = request.headers;
  const received: ReceivedAiRequest = { path: request.url ?? '', authorization, fields: {}, files: [] };
  const body = new Response(new Uint8Array(await buffer(request)), { headers: { 'content-type': type } });
  if (type.startsWith('application/json')) received.fields = (await body.json()) as Record<string, unknown>;
  if (!type.startsWith('multipart/form-data')) return received;
  for (const [name, value] of await body.formData()) {
    if (typeof value === 'string')
      received.fields[name] = name in received.fields ? [received.fields[name], value].flat() : value;
    else received.files.push({ name: value.name, type: value.type, bytes: new Uint8Array(await value.arrayBuffer()) });
  }
  return received;
}
