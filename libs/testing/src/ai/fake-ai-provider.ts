import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What the provider was asked for. */
export interface AiRequest {
  path: string;
  authorization: string | undefined;
  /** The fields of a form; for JSON its top-level fields. Files are in `files`. */
  fields: Record<string, unknown>;
  files: { name: string; type: string; bytes: Uint8Array }[];
}

/** `text` is the transcript or the assistant's message; a `status` of 400 and above answers with an error instead. */
export interface AiAnswer {
  text?: string;
  status?: number;
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
    const { status, body } = reply(asked.path, answer);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
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

function reply(path: string, { text = '', status = 200 }: AiAnswer): { status: number; body: unknown } {
  if (status >= 400) return { status, body: { error: { message: `refused with ${status}`, type: 'fake', code: null } } };
  // Shapes: https://platform.openai.com/docs/api-reference/audio and /chat
  if (path === '/v1/audio/transcriptions') return { status, body: { text } };
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
    if (typeof value === 'string') received.fields[name] = value;
    else received.files.push({ name: value.name, type: value.type, bytes: new Uint8Array(await value.arrayBuffer()) });
  }
  return received;
}
