import { createServer } from 'node:http';

/*
 * An OpenAI-compatible transcription service that returns the same transcript for every recording. The delay lets stories see the
 * page's progress display. Started by playwright.config.ts.
 */
const TRANSCRIPTION_MS = 1500;
const WORD_SECONDS = 0.5;
const words = ['今天', '我们', '去', '公园'];

const transcript = {
  text: words.join(''),
  language: 'chinese',
  words: words.map((word, index) => ({ word, start: index * WORD_SECONDS, end: (index + 1) * WORD_SECONDS })),
};

const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    const delayMs = request.url?.endsWith('/audio/transcriptions') ? TRANSCRIPTION_MS : 0;
    setTimeout(() => response.setHeader('content-type', 'application/json').end(JSON.stringify(transcript)), delayMs);
  });
});
server.listen(Number(process.env.PORT), '127.0.0.1');
