import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import fc from 'fast-check';
import { isAmbiguousPath } from '../src/index.ts';
import { identityOf, startSample } from './sample-service.ts';

/** Each way to write a character: as it is, or percent-encoded once, twice, three times, in either case. */
const spelled = (character: string): fc.Arbitrary<string> =>
  fc.tuple(fc.nat({ max: 3 }), fc.boolean()).map(([times, upper]) => {
    if (times === 0) return character;
    const hex = character.codePointAt(0)!.toString(16).padStart(2, '0');
    return `%${'25'.repeat(times - 1)}${upper ? hex.toUpperCase() : hex}`;
  });
const spelledText = (text: string): fc.Arbitrary<string> =>
  fc.tuple(...[...text].map(spelled)).map((parts) => parts.join(''));
const plain = fc.stringMatching(/^[a-z0-9._~-]*[a-z0-9~-]$/);

describe('a path', () => {
  it('with a dot segment is ambiguous, in any encoding of the dots', () => {
    const segment = fc.constantFrom('.', '..').chain(spelledText);
    fc.assert(
      fc.property(plain, segment, plain, (before, dots, after) => {
        expect(isAmbiguousPath(`/${before}/${dots}/${after}`)).toBe(true);
        expect(isAmbiguousPath(`/${before}/${dots}`)).toBe(true);
        expect(isAmbiguousPath(`/${dots}?x=1`)).toBe(true);
      }),
    );
  });

  it('with a backslash, a control character or an encoded slash is ambiguous', () => {
    const control = fc
      .integer({ min: 0, max: 0x20 })
      .map((code) => (code === 0x20 ? '\x7f' : String.fromCodePoint(code)));
    const sign = fc.oneof(
      spelledText('\\'),
      control.chain(spelledText),
      spelledText('/').filter((text) => text !== '/'),
    );
    fc.assert(
      fc.property(plain, sign, plain, (before, bad, after) => {
        expect(isAmbiguousPath(`/media/${before}${bad}${after}`)).toBe(true);
      }),
    );
  });

  it('of plain segments and encoded text is not ambiguous, whatever the query contains', () => {
    const encoded = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .map((text) => encodeURIComponent(text.replaceAll(/[\p{Cc}\\/%]/gu, '')));
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            plain,
            encoded.filter((text) => !/^\.{1,2}$/.test(text)),
          ),
        ),
        fc.string(),
        (segments, query) => {
          expect(isAmbiguousPath(`/${segments.join('/')}?${query}`)).toBe(false);
        },
      ),
    );
    for (const path of ['/', '/media/a.b', '/media/...', '/api/character-info/%E5%A5%BD', '/.well-known/x', '/a..b'])
      expect([path, isAmbiguousPath(path)]).toEqual([path, false]);
  });
});

describe('a service', () => {
  let app: NestFastifyApplication;
  beforeAll(async () => {
    app = await startSample();
    await app.listen(0, '127.0.0.1');
  });
  afterAll(() => app.close());

  it.each([
    String.raw`/api\greetings`,
    '/api/x/%2e%2e/greetings',
    '/api/greetings/%252e%252e',
    '/nowhere/%5C',
    '/api/greetings/%00',
  ])('answers 400 to %s', async (path) => {
    const { port } = new URL(await app.getUrl());
    // Not fetch, nor inject: both would resolve the path first.
    const call = request({ port, path, headers: await identityOf('mei') }).end();
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    expect(await json(answer)).toMatchObject({ statusCode: 400, code: 'invalid_address' });
  });

  it('responds to a path that is not ambiguous', async () => {
    const response = await app.inject({ url: '/api/greetings?path=..', headers: await identityOf('mei') });
    expect(response.statusCode).toBe(200);
  });
});
