import { createServer } from 'node:http';

/*
 * Stands in for a transcription service: an OpenAI-compatible endpoint that hears the same sentence in every recording, after a
 * moment in which a page can show that it waits. Started beside the product by playwright.config.ts.
 */
const LISTENS_MS = 1500;
const said = ['今天', '我们', '去', '公园'];
const EACH_SECONDS = 0.5;

const transcript = {
  text: said.join(''),
  language: 'chinese',
  words: said.map((word, index) => ({ word, start: index * EACH_SECONDS, end: (index + 1) * EACH_SECONDS })),
};

const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    const listens = request.url?.endsWith('/audio/transcriptions') ? LISTENS_MS : 0;
    setTimeout(() => response.setHeader('content-type', 'application/json').end(JSON.stringify(transcript)), listens);
  });
});
server.listen(Number(process.env.PORT), '127.0.0.1');
