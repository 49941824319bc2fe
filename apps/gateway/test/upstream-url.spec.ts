import { type RouteContract, publicRoutes } from '@memory/contracts';
import fc from 'fast-check';
import { upstreamPath, upstreamQuery } from '../src/proxy/upstream-url.ts';

const routes = Object.values<RouteContract>(publicRoutes);
const anyRoute = fc.constantFrom(...routes);
/** A decoded parameter: any text, often one with a special meaning in paths. */
const parameter = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('.', '..', '', '/', '\\', '..\\..', '../internal', '%2e%2e', '\t', '?', '#', ';', '@', '//'),
);

/** Whether a path has the segments of the pattern, with one segment for each parameter. */
const matchesPattern = ({ path }: RouteContract, pathname: string): boolean =>
  new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname);

const isSegment = (value: string): boolean => !['', '.', '..'].includes(value);
const paramsOf = (route: RouteContract, values: Iterator<string>): Record<string, string> =>
  Object.fromEntries(Object.keys(route.params?.shape ?? {}).map((name) => [name, String(values.next().value)]));

describe('upstreamPath', () => {
  it('matches the contract’s pattern for all parameters, also after URL parsing', () => {
    fc.assert(
      fc.property(anyRoute, fc.infiniteStream(parameter.filter(isSegment)), (route, values) => {
        const params = paramsOf(route, values);
        const path = upstreamPath(route, params);
        const parsed = new URL(path, 'http://service');
        expect([parsed.origin, parsed.pathname, parsed.search, parsed.hash]).toEqual(['http://service', path, '', '']);
        expect(matchesPattern(route, parsed.pathname)).toBe(true);
        const segments = parsed.pathname.split('/').map(decodeURIComponent);
        expect(segments).toEqual(expect.arrayContaining(Object.values(params)));
      }),
    );
  });

  it('throws for an empty parameter and for dot segments', () => {
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

describe('upstreamQuery', () => {
  it('contains the declared parameters only', () => {
    fc.assert(
      fc.property(anyRoute, fc.dictionary(fc.string(), fc.string()), fc.string(), (route, other, value) => {
        const known = Object.keys(route.query?.shape ?? {});
        const query = { ...other, ...Object.fromEntries(known.map((name) => [name, value])) };
        expect([...new URLSearchParams(upstreamQuery(route, query))]).toEqual(known.map((name) => [name, value]));
      }),
    );
  });

  it('keeps a repeated parameter, which the service rejects', () => {
    expect(upstreamQuery(publicRoutes.publicTimeline, { limit: ['1', '2'], x: '3' })).toBe('limit=1&limit=2');
  });
});
