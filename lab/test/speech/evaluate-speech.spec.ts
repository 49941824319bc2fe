import { readdirSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTemporaryFolder } from '@memory/testing/temporary-folder';
import { Person } from '../../src/people/person.ts';
import { evaluateSpeech } from '../../src/speech/evaluate-speech.ts';
import { transcribeInProduct } from '../../src/speech/transcribe-in-product.ts';
import { serve } from '../serve.ts';

const findEvaluationFolders = (): string[] => readdirSync(tmpdir()).filter((name) => name.startsWith('memory-eval-'));

it('an evaluation whose product does not start leaves no folder', async () => {
  const folder = createTemporaryFolder(onTestFinished);
  for (const name of ['a.wav', 'a.txt', 'model.json']) writeFileSync(join(folder, name), '');
  const before = findEvaluationFolders();
  process.env.DISK_RESERVE_MB = 'many';
  await expect(evaluateSpeech(folder, folder, () => undefined)).rejects.toThrow('DISK_RESERVE_MB');
  delete process.env.DISK_RESERVE_MB;
  expect(findEvaluationFolders()).toEqual(before);
});

describe('the text of a recording', () => {
  /** Uploads a recording to a product that responds to each request for its text in the same way. */
  async function transcribe(respond: (response: ServerResponse) => void): Promise<string> {
    const url = await serve((request, response) => {
      if (request.method === 'POST') response.writeHead(201).end('{"url":"/media/1"}');
      else respond(response);
    });
    return transcribeInProduct(new Person(url, { username: 'li' }), Buffer.from('sound'), { timeoutMs: 100 });
  }
  const textIs = (text: object) => (response: ServerResponse) => void response.end(JSON.stringify({ text }));

  it('is returned when it is there', async () => {
    await expect(transcribe(textIs({ status: 'done', value: '你好' }))).resolves.toBe('你好');
  });

  it.each([
    ['cannot be read', (response: ServerResponse) => void response.writeHead(503).end('{}'), 'responds with 503'],
    ['failed', textIs({ status: 'failed', reason: 'provider_failed' }), 'got no text: provider_failed'],
    ['never comes', textIs({ status: 'pending' }), 'got no text within 0.1 s'],
  ])('ends the evaluation when it %s', async (_, respond, message) => {
    await expect(transcribe(respond)).rejects.toThrow(message);
  });
});
