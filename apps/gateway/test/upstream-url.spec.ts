import { type Route, publicRoutes } from '@memory/contracts';
import fc from 'fast-check';
import { upstreamPath, upstreamQuery } from '../src/proxy/upstream-url.ts';

const routes = Object.values<Route>(publicRoutes);
const anyRoute = fc.constantFrom(...routes);
/** What a router may hand over as a decoded parameter: any text, often one that means something in a path. */
const parameter = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('.', '..', '', '/', '\\', '..\\..', '../internal', '%2e%2e', '\t', '?', '#', ';', '@', '//'),
);

/** A path whose segments are those of the pattern, with one segment for each parameter. */
const fits = ({ path }: Route, pathname: string): boolean =>
  new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname);

const isSegment = (value: string): boolean => !['', '.', '..'].includes(value);
const paramsOf = (route: Route, values: Iterator<string>): Record<string, string> =>
  Object.fromEntries(Object.keys(route.params?.shape ?? {}).map((name) => [name, String(values.next().value)]));

describe('the path a service is asked for', () => {
  it('is the contract’s pattern whatever the parameters hold, also after a URL parser has read it', () => {
    fc.assert(
      fc.property(anyRoute, fc.infiniteStream(parameter.filter(isSegment)), (route, values) => {
        const params = paramsOf(route, values);
        const path = upstreamPath(route, params);
        const parsed = new URL(path, 'http://service');
        expect([parsed.origin, parsed.pathname, parsed.search, parsed.hash]).toEqual(['http://service', path, '', '']);
        expect(fits(route, parsed.pathname)).toBe(true);
        const segments = parsed.pathname.split('/').map(decodeURIComponent);
        expect(segments).toEqual(expect.arrayContaining(Object.values(params)));
      }),
    );
  });

  it('is refused for a parameter that is missing, or that a URL parser takes for a step in the path', () => {
    const withParams = anyRoute.filter(({ params }) => params !== undefined);
    fc.assert(
      fc.property(
        withParams,
        fc.constantFrom(['', 'not_found'], ['.', 'invalid_address'], ['..', 'invalid_address']),
        (route, [value, code]) => {
          const params = Object.fromEntries(Object.keys(route.params?.shape ?? {}).map((name) => [name, value]));
          expect(() => upstreamPath(route, params)).toThrow(expect.objectContaining({ code }) as Error);
        },
      ),
    );
  });
});

describe('the query a service is asked with', () => {
  it('holds what the contract declares and nothing else', () => {
    fc.assert(
      fc.property(anyRoute, fc.dictionary(fc.string(), fc.string()), fc.string(), (route, other, value) => {
        const known = Object.keys(route.query?.shape ?? {});
        const query = { ...other, ...Object.fromEntries(known.map((name) => [name, value])) };
        expect([...new URLSearchParams(upstreamQuery(route, query))]).toEqual(known.map((name) => [name, value]));
      }),
    );
  });

  it('keeps a parameter that came twice, for the service to refuse', () => {
    expect(upstreamQuery(publicRoutes.publicTimeline, { limit: ['1', '2'], x: '3' })).toBe('limit=1&limit=2');
  });
});
