import { ApiRequestError, errorOfForeignResponse, ForeignResponseError } from '../src/index.ts';

const sentences = { tooLarge: 'Too large.', notFromServer: 'Not the server.' };
const errorOf = (status: number, contentType: string | null, isJsonExpected = true) =>
  errorOfForeignResponse({ status, contentType, isJsonExpected }, sentences);

describe('a response that is not from the server', () => {
  it.each([
    ['the page of a captive portal', 200, 'text/html; charset=utf-8'],
    ['… where something was created', 201, 'TEXT/HTML'],
    ['a success without a body', 200, null],
    ['a plain text', 200, 'text/plain'],
    ['a proxy that wants a password', 401, 'text/html'],
    ['a network that wants a sign-in', 511, 'text/html'],
    ['a filter', 403, 'text/html'],
    ['a page that the proxy lacks', 404, 'text/html'],
    ['a proxy without a server', 502, 'text/html'],
    ['a proxy that waited too long', 504, 'text/plain'],
  ])('is like no response: %s', (_what, status, contentType) => {
    const error = errorOf(status, contentType);
    expect(error).toBeInstanceOf(ForeignResponseError);
    expect(error).toBeInstanceOf(TypeError);
    expect(error?.message).toBe('Not the server.');
  });

  it('is not taken for a file', () => {
    expect(errorOf(200, 'text/html', false)).toBeInstanceOf(ForeignResponseError);
    expect(errorOf(200, 'audio/mp4', false)).toBeNull();
  });

  it.each(['text/html', null])('is final when it says that a request is too large, with the type %s', (contentType) => {
    const error = errorOf(413, contentType);
    expect(error).toBeInstanceOf(ApiRequestError);
    expect(error).toMatchObject({ status: 413, message: 'Too large.' });
  });
});

it.each([
  [200, 'application/json; charset=utf-8'],
  [201, 'application/json'],
  [202, null],
  [204, null],
  [413, 'application/json'],
  [503, 'application/json'],
  [400, 'application/problem+json'],
  [503, null],
])('a response of the server is none: %i %s', (status, contentType) => expect(errorOf(status, contentType)).toBeNull());
