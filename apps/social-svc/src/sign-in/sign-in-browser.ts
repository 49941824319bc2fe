import { BrowserResponse, type Client, responseLanguage } from '@memory/service-kit';
import { type BrowserDescription, describeBrowser } from '@memory/service-kit/sessions';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MailLanguage } from '../mail/mail-content.ts';

/** The browser of a sign-in: what its request says, and what the response changes in the browser. */
export interface SignInBrowser {
  readonly client: Client;
  readonly response: BrowserResponse;
  readonly description: BrowserDescription;
  readonly language: MailLanguage;
  /** When the request arrived, before anything was verified. */
  readonly arrivedAt: Date;
}

/** The browser of the request. Only for routes whose contract sets `needsClient`. */
export const CurrentBrowser = createParamDecorator((_: unknown, context: ExecutionContext): SignInBrowser => {
  const http = context.switchToHttp();
  const { client, headers } = http.getRequest<FastifyRequest & { client: Client }>();
  return {
    client,
    response: new BrowserResponse(http.getResponse<FastifyReply>()),
    description: describeBrowser(headers['user-agent']),
    language: responseLanguage(headers),
    arrivedAt: new Date(),
  };
});
