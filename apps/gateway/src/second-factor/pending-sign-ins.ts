import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clearPendingSignInCookie, readPendingSignInCookie, setPendingSignInCookie } from './pending-sign-in-cookie.ts';
import { type PendingSignIn, PendingSignInStore } from './pending-sign-in.store.ts';

/** The pending sign-in of a browser. The browser has the sign-in's token in a cookie. */
@Injectable()
export class PendingSignIns {
  constructor(private readonly store: PendingSignInStore) {}

  /** Begins a pending sign-in. A browser has one pending sign-in at a time, so an earlier pending sign-in ends. */
  async begin(signIn: Omit<PendingSignIn, 'token'>, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const earlier = await this.store.find(readPendingSignInCookie(request));
    if (earlier) await this.store.end(earlier);
    setPendingSignInCookie(request, reply, await this.store.create(signIn));
  }

  find(request: FastifyRequest): Promise<PendingSignIn | null> {
    return this.store.find(readPendingSignInCookie(request));
  }

  /** @throws ApiError `sign_in_ended` */
  async get(request: FastifyRequest, reply: FastifyReply): Promise<PendingSignIn> {
    const pending = await this.find(request);
    if (pending) return pending;
    clearPendingSignInCookie(request, reply);
    throw new ApiError('sign_in_ended');
  }

  /**
   * Ends the pending sign-in. The cookie stays, because the page does not wait for this response: if the response arrived after the response of the
   * next sign-in, it would clear the cookie of the next sign-in.
   */
  cancel(pending: PendingSignIn): Promise<boolean> {
    return this.store.end(pending);
  }

  /** @returns false when the sign-in had already ended; of several parallel requests, only one gets true */
  end(pending: PendingSignIn, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    clearPendingSignInCookie(request, reply);
    return this.store.end(pending);
  }

  /**
   * Waits for the result of a call about the pending sign-in. When the call reports that the sign-in has ended or that its account no longer
   * exists, ends the pending sign-in and throws `sign_in_ended`.
   */
  async endIfOver<Result>(
    call: Promise<Result>,
    pending: PendingSignIn,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Result> {
    try {
      return await call;
    } catch (error) {
      if (!(error instanceof ApiError) || !['sign_in_ended', 'user_not_found'].includes(error.code)) throw error;
      await this.end(pending, request, reply);
      throw new ApiError('sign_in_ended', { cause: error });
    }
  }
}
