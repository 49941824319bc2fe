import type { AdministeredReport } from '@memory/contracts';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { type AdminCommand, printableText } from './command.ts';
import type { InstallationAccess } from './installation.ts';
import { requestJson } from './service-request.ts';

const SOCIAL_SERVICE = 'social-svc';
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

interface ReportPage {
  reports: AdministeredReport[];
  nextCursor: string | null;
}

export const listReportsAdminCommand: AdminCommand = {
  summary: 'Lists what people have reported: bullying, spam and the like',
  usage: '[--all]    with the reports that are closed',
  options: { all: { type: 'boolean' } },
  async run({ options }, { findInstallation, stdout }) {
    const installation = findInstallation();
    let count = 0;
    for await (const report of iterateReports(installation, options.all === true)) {
      count += 1;
      stdout.write(describeReport(report));
    }
    stdout.write(
      count === 0
        ? 'There are no reports.\n'
        : `${count} in all. When you have dealt with one: npm run admin -- reports:close <id>\n`,
    );
  },
};

export const closeReportAdminCommand: AdminCommand = {
  summary: 'Closes a report that you have dealt with',
  usage: '<id, as reports:list shows it>',
  positionalCount: { min: 1, max: 1 },
  async run({ positionals: [id = ''] }, { findInstallation, stdout }) {
    if (!UUID.test(id)) throw new UserFacingError(`"${id}" is no report's id: reports:list shows them.`);
    const { closedAt } = await requestJson<AdministeredReport>(
      findInstallation(),
      SOCIAL_SERVICE,
      `/internal/reports/${id}/close`,
      {
        method: 'POST',
      },
    );
    stdout.write(`The report is closed since ${closedAt}.\n`);
  },
};

async function* iterateReports(
  installation: InstallationAccess,
  withClosed: boolean,
): AsyncGenerator<AdministeredReport> {
  const query = new URLSearchParams({ limit: '100', ...(!withClosed && { status: 'open' }) });
  for (;;) {
    const { reports, nextCursor } = await requestJson<ReportPage>(
      installation,
      SOCIAL_SERVICE,
      `/internal/reports?${query}`,
    );
    yield* reports;
    if (nextCursor === null) return;
    query.set('cursor', nextCursor);
  }
}

function describeReport(report: AdministeredReport): string {
  const { id, createdAt, reason, text, entryId, userId, username, reporterUsername, closedAt } = report;
  const person = username === null ? `${userId}, whose account is deleted` : `${username} (${userId})`;
  const subject = entryId === null ? person : `memory ${entryId} of ${person}`;
  const lines = [
    id,
    `  ${createdAt}, ${closedAt === null ? 'open' : `closed ${closedAt}`}: ${reason.replaceAll('_', ' ')}`,
    `  ${subject}, reported by ${reporterUsername}`,
    ...(text === null ? [] : [`  “${printableText(text)}”`]),
  ];
  return `${lines.join('\n')}\n`;
}
