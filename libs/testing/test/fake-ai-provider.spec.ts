import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeAiProvider, startFakeAiProvider } from '../src/index.ts';

let provider: FakeAiProvider;
beforeAll(async () => void (provider = await startFakeAiProvider()));
afterAll(() => provider.stop());

describe('startFakeAiProvider', () => {
  it('responds to a transcription and records the uploaded file', async () => {
    provider.respondWith({ text: '我爱北京' });
    const form = new FormData();
    form.set('model', 'whisper-1');
    form.set('file', new File(['sound'], 'memory.webm', { type: 'audio/webm' }));
    const response = await fetch(`${provider.url}/audio/transcriptions`, {
      method: 'POST',
      body: form,
      headers: { authorization: 'Bearer key' },
    });

    expect(await response.json()).toEqual({ text: '我爱北京' });
    expect(provider.requests.at(-1)).toMatchObject({
      authorization: 'Bearer key',
      fields: { model: 'whisper-1' },
      files: [{ name: 'memory.webm', type: 'audio/webm', bytes: new TextEncoder().encode('sound') }],
    });
  });

  it('responds with the configured error status', async () => {
    provider.respondWith({ status: 429 });
    const response = await fetch(`${provider.url}/chat/completions`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(429);
  });
});
