import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

/** What the provider was asked for. */
export interface AiRequest {
  path: string;
  authorization: string | undefined;
  /** The fields of a form, a list where one is sent repeatedly; for JSON its top-level fields. Files are in `files`. */
  fields: Record<string, unknown>;
  files: { name: string; type: string; bytes: Uint8Array }[];
}

/** `text` is the transcript or the assistant's message; a `status` of 400 and above answers with an error instead. */
export interface AiAnswer {
  text?: string;
  status?: number;
  /** For `verbose_json`: what is beside the text. */
  words?: { word: string; start: number; end: number }[];
  segments?: Record<string, unknown>[];
  /** As models do that only give the text: a request for `verbose_json` is refused with 400. */
  onlyText?: boolean;
  /** Instead of JSON: what a broken provider, or a proxy before it, answers with. */
  body?: string;
  /** How long it thinks, in milliseconds; `Infinity` never answers. */
  delayMs?: number;
  /** The connection ends in the middle of the answer. */
  cut?: boolean;
}

export interface FakeAiProvider {
  /** For `OPENAI_BASE_URL`. */
  url: string;
  /** Everything received, oldest first. */
  requests: AiRequest[];
  /** What transcriptions and chat completions answer from now on. */
  answerWith(answer: AiAnswer): void;
  stop(): Promise<void>;
}

/** An OpenAI-compatible HTTP server (`/v1/audio/transcriptions`, `/v1/chat/completions`) that records what it is sent. */
export async function startFakeAiProvider(first: AiAnswer = { text: '今天我很高兴。' }): Promise<FakeAiProvider> {
  let answer = first;
  const requests: AiRequest[] = [];
  const server = createServer(async (request, response) => {
    const asked = await parse(request);
    requests.push(asked);
    const current = answer;
    if (current.delayMs === Infinity) return;
    if (current.delayMs) await pause(current.delayMs);
    const { status, body } = reply(asked, current);
    response.writeHead(status, { 'content-type': 'application/json' });
    if (current.cut) return void response.write('{"choices": [', () => response.destroy());
    response.end(current.body ?? JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    answerWith: (next) => void (answer = next),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function refusal(status: number): { status: number; body: unknown } {
  return { status, body: { error: { message: `refused with ${status}`, type: 'fake', code: null } } };
}

function reply(
  { path, fields }: AiRequest,
  { text = '', status = 200, words, segments, onlyText }: AiAnswer,
): { status: number; body: unknown } {
  if (status >= 400) return refusal(status);
  // Shapes: https://platform.openai.com/docs/api-reference/audio and /chat
  if (path === '/v1/audio/transcriptions') {
    if (fields['response_format'] !== 'verbose_json') return { status, body: { text } };
    return onlyText
      ? refusal(400)
      : { status, body: { task: 'transcribe', language: 'chinese', duration: 1, text, words, segments } };
  }
  if (path === '/v1/chat/completions') {
    const choice = { index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' };
    return { status, body: { id: 'fake', object: 'chat.completion', created: 0, model: 'fake', choices: [choice] } };
  }
  return { status: 404, body: { error: { message: `no such endpoint: ${path}`, type: 'fake', code: null } } };
}

async function parse(request: IncomingMessage): Promise<AiRequest> {
  const { authorization, 'content-type': type = '' } = request.headers;
  const received: AiRequest = { path: request.url ?? '', authorization, fields: {}, files: [] };
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
