import { createServer } from 'node:http';
import { startTestMailServer } from '@memory/testing';

/** A program: an SMTP server for the stories, and an HTTP server that returns the mails it has received. */
const { mails } = await startTestMailServer({ port: Number(process.env.SMTP_PORT) });

createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(mails.map(({ recipients, content }) => ({ recipients, ...content }))));
}).listen(Number(process.env.PORT), 'localhost');
