import { randomBytes, randomUUID } from 'node:crypto';
import { eventually } from '@memory/testing';
import { DeleteExpiredDeviceCodes } from '../src/class-sign-in/delete-expired-device-codes.ts';
import { DeleteExpiredInvitations, EXPIRED_INVITATION_DAYS } from '../src/invitations/delete-expired-invitations.ts';
import { ScheduledMaintenance } from '../src/maintenance/scheduled-maintenance.ts';
import { CLOSED_REPORT_DAYS, DeleteClosedReports } from '../src/reports/delete-closed-reports.ts';
import { storeUser } from './factories.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

const DAY_MS = 24 * 3_600_000;
let app: SocialApp;
beforeAll(async () => {
  app = await startSocialApp();
});
afterAll(() => app.close());

const now = new Date();
const before = (days: number, ms = 0) => new Date(now.getTime() - days * DAY_MS - ms);

async function storeReport(closedAt: Date | null, createdAt = before(1_000)): Promise<string> {
  const { id: reporterId } = await storeUser(app);
  const id = randomUUID();
  const status = closedAt ? 'closed' : 'open';
  await app.database.report.create({
    data: { id, reporterId, userId: randomUUID(), reason: 'bullying', text: 'x', status, createdAt, closedAt },
  });
  return id;
}
const storeInvitation = async (expiresAt: Date): Promise<string> => {
  const invitation = { label: '3b', maxUses: 30, codeHash: randomBytes(32), createdAt: before(400) };
  return (await app.database.invitation.create({ data: { ...invitation, id: randomUUID(), expiresAt } })).id;
};
const storedReports = async () => (await app.database.report.findMany()).map(({ id }) => id);
const storedInvitations = async () => (await app.database.invitation.findMany()).map(({ id }) => id);

it('closed reports are deleted a year after they were closed, open ones never', async () => {
  const open = await storeReport(null);
  const young = await storeReport(before(CLOSED_REPORT_DAYS));
  const old = await storeReport(before(CLOSED_REPORT_DAYS, 1));
  await app.app.get(DeleteClosedReports, { strict: false }).execute(now);
  const stored = await storedReports();
  expect(stored).toEqual(expect.arrayContaining([open, young]));
  expect(stored).not.toContain(old);
});

it('invitations are deleted 90 days after they expired or were ended', async () => {
  const valid = await storeInvitation(new Date(now.getTime() + DAY_MS));
  const young = await storeInvitation(before(EXPIRED_INVITATION_DAYS));
  const old = await storeInvitation(before(EXPIRED_INVITATION_DAYS, 1));
  await app.app.get(DeleteExpiredInvitations, { strict: false }).execute(now);
  const stored = await storedInvitations();
  expect(stored).toEqual(expect.arrayContaining([valid, young]));
  expect(stored).not.toContain(old);
});

it('codes for devices of a class are deleted when they have expired', async () => {
  const { id: classId } = await app.database.schoolClass.create({ data: { id: randomUUID(), name: '3b' } });
  const storeCode = async (expiresAt: Date) => {
    const code = { id: randomUUID(), classId, codeHash: randomBytes(32), expiresAt };
    return (await app.database.classDeviceCode.create({ data: code })).id;
  };
  const [valid] = [await storeCode(new Date(now.getTime() + 1)), await storeCode(now)];
  await app.app.get(DeleteExpiredDeviceCodes, { strict: false }).execute(now);
  expect((await app.database.classDeviceCode.findMany()).map(({ id }) => id)).toEqual([valid]);
});

it('both are deleted at the start of the service, one also when the other fails', async () => {
  const maintenance = app.app.get(ScheduledMaintenance, { strict: false });
  await maintenance.beforeApplicationShutdown();
  const invitation = await storeInvitation(before(EXPIRED_INVITATION_DAYS + 1));
  await storeReport(before(CLOSED_REPORT_DAYS + 1));
  await app.database.$executeRaw`ALTER TABLE report RENAME TO report_elsewhere`;
  maintenance.onApplicationBootstrap();
  await eventually(async () => expect(await storedInvitations()).not.toContain(invitation));
  await maintenance.beforeApplicationShutdown();
  await app.database.$executeRaw`ALTER TABLE report_elsewhere RENAME TO report`;
  const report = await storeReport(before(CLOSED_REPORT_DAYS + 1));
  maintenance.onApplicationBootstrap();
  await maintenance.beforeApplicationShutdown();
  expect(await storedReports()).not.toContain(report);
});
