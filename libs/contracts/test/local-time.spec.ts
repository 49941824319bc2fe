import fc from 'fast-check';
import { expect, it } from 'vitest';
import { localDayAt, localTimeAt } from '../src/local-time.ts';

const timeZone = fc.constantFrom('UTC', ...Intl.supportedValuesOf('timeZone'));
// Since 1972, offsets are whole minutes, but for Monrovia's in its first week.
const moment = fc.date({ min: new Date('1973-01-01'), max: new Date('2999-12-30'), noInvalidDate: true });

it('a local time is the same moment, on its local day', () => {
  fc.assert(
    fc.property(moment, timeZone, (time, zone) => {
      expect(Date.parse(localTimeAt(time, zone))).toBe(time.getTime());
      expect(localTimeAt(time, zone).slice(0, 10)).toBe(localDayAt(time, zone));
    }),
  );
});

it.each([
  ['2025-12-31T11:30:00.000Z', 'Pacific/Tongatapu', '2026-01-01T00:30:00.000+13:00'],
  ['2026-01-01T10:30:00.000Z', 'Pacific/Pago_Pago', '2025-12-31T23:30:00.000-11:00'],
  ['2026-01-01T10:30:00.005Z', 'UTC', '2026-01-01T10:30:00.005Z'],
])('%s in %s is %s', (time, zone, local) => expect(localTimeAt(new Date(time), zone)).toBe(local));
