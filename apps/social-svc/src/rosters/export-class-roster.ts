import { Injectable } from '@nestjs/common';
import { ClassAccess } from '../classes/class-access.ts';
import { ReadClassPeople } from '../classes/read-class-people.ts';
import { neutralizeFormula } from './reading/formula-cells.ts';

const HEADER = ['Given name', 'Family name', 'Chinese name', 'Student number'];

/** Quotes every cell, because a cell may contain separators of another program. */
const line = (cells: readonly string[]): string =>
  `${cells.map((cell) => `"${neutralizeFormula(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;

@Injectable()
export class ExportClassRoster {
  constructor(
    private readonly classAccess: ClassAccess,
    private readonly people: ReadClassPeople,
  ) {}

  /**
   * Writes the students of a class as CSV. The byte order mark tells Excel that the text is UTF-8. Importing the file again changes nothing.
   * @throws ApiError `class_not_found`, `teachers_only`
   */
  async execute(viewerId: string, classId: string): Promise<string> {
    // Who may copy the class may take along its students.
    await this.classAccess.read(viewerId, classId, 'copy');
    const students = (await this.people.listStudents(classId)).filter(({ isArchived }) => !isArchived);
    const emailColumns = Math.max(1, ...students.map(({ familyEmails }) => familyEmails.length));
    const header = [...HEADER, ...Array.from({ length: emailColumns }, (_, index) => `Family e-mail ${index + 1}`)];
    const rows = students.map(({ givenName, familyName, chineseName, studentNumber, familyEmails }) =>
      Array.from(
        { length: header.length },
        (_, index) => [givenName, familyName, chineseName ?? '', studentNumber ?? '', ...familyEmails][index] ?? '',
      ),
    );
    return `\uFEFF${[header, ...rows].map(line).join('')}`;
  }
}
