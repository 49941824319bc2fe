import type { RosterPreview, RosterResult, rosterRoutes } from '@memory/contracts';
import type { ValidRequest } from '@memory/testing';
import { schoolFiles, zip } from '@memory/testing/one-roster-archives';
import { createClass, storeUserAs } from './classes.ts';
import type { SocialApp } from './social-app.ts';

/** Sends requests about rosters as one user. */
export class RosterClient {
  constructor(
    private readonly app: SocialApp,
    private readonly as: string,
  ) {}

  /** Sends a CSV file for a class. */
  send(classId: string, csv: string | Uint8Array, headers: Record<string, string> = {}) {
    return this.app.request('POST', `/api/classes/${classId}/rosters`, {
      as: this.as,
      body: Buffer.from(csv),
      headers: { 'content-type': 'text/csv', ...headers },
    });
  }

  async preview(classId: string, csv: string): Promise<RosterPreview> {
    const response = await this.send(classId, csv);
    if (response.statusCode !== 201) throw new Error(`the roster was rejected: ${response.body}`);
    return response.json<RosterPreview>();
  }

  /** Sends a OneRoster archive. */
  sendArchive(archive: Uint8Array, headers: Record<string, string> = {}) {
    return this.app.request('POST', '/api/rosters', {
      as: this.as,
      body: Buffer.from(archive),
      headers: { 'content-type': 'application/zip', ...headers },
    });
  }

  async previewArchive(archive: Uint8Array): Promise<RosterPreview> {
    const response = await this.sendArchive(archive);
    if (response.statusCode !== 201) throw new Error(`the archive was rejected: ${response.body}`);
    return response.json<RosterPreview>();
  }

  apply(id: string, confirmations: object = {}) {
    return this.app.request('POST', `/api/rosters/${id}/apply`, { as: this.as, body: confirmations });
  }

  /** Applies a roster with the confirmations that it needs. */
  async applyConfirmed({ id, confirmationsNeeded }: RosterPreview): Promise<RosterResult> {
    const { changes, archives } = confirmationsNeeded;
    const response = await this.apply(id, { confirmedChanges: changes, confirmedArchives: archives });
    if (response.statusCode !== 200) throw new Error(`the roster was not applied: ${response.body}`);
    return response.json<RosterResult>();
  }

  async import(classId: string, csv: string): Promise<RosterResult> {
    return this.applyConfirmed(await this.preview(classId, csv));
  }

  export(classId: string) {
    return this.app.request('GET', `/api/classes/${classId}/roster.csv`, { as: this.as });
  }
}

export const codeOf = (response: { json: () => unknown }): string | undefined =>
  (response.json() as { code?: string }).code;

export const CSV_OF_STUDENT = Buffer.from('Name\nMei Li');
export const archiveOfStudent = (): Promise<Buffer> => zip(schoolFiles({ users: [['mei', 'Mei', 'Li']] }));

/** A valid request to each roster route, without the file. @param sendAs makes this user send the request */
export function validRosterRequests(
  app: () => SocialApp,
  sendAs: (userId: string) => void,
): Record<keyof typeof rosterRoutes, () => Promise<ValidRequest>> {
  const toClass = async () => {
    const teacher = await storeUserAs(app(), 'teacher');
    sendAs(teacher.id);
    return { teacher, id: (await createClass(app(), teacher)).id };
  };
  const ofClass = async () => ({ params: { id: (await toClass()).id } });
  return {
    previewClassRoster: ofClass,
    previewSchoolRoster: async () => {
      sendAs((await storeUserAs(app(), 'admin')).id);
      return {};
    },
    applyRoster: async () => {
      const { teacher, id } = await toClass();
      const preview = await new RosterClient(app(), teacher.id).preview(id, CSV_OF_STUDENT.toString());
      return { params: { id: preview.id }, body: { confirmedChanges: 0, confirmedArchives: 0 } };
    },
    exportClassRoster: ofClass,
  };
}
