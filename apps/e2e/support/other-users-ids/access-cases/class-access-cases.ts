import { HIDDEN_RESPONSE, type IdAccessCase } from '../id-access-case.ts';
import type { ResourceOwner } from '../resource-owner.ts';
import type { ViewerAndOwner } from '../viewers.ts';

//                owner, friend, former friend, stranger, blocker, blocked, signed out
const teacherOnly = (status: number): IdAccessCase['expected'] => [status, ...Array(5).fill(HIDDEN_RESPONSE), 401];
const classId = async (owner: ResourceOwner): Promise<string> => (await owner.schoolClass()).id;
const studentId = async (owner: ResourceOwner): Promise<string> => (await owner.schoolClass()).studentId;
const ofClass = { place: 'params.id', names: 'a class of the owner', id: classId, missing: 'class_not_found' } as const;
const inClass = async ({ owner }: ViewerAndOwner) => ({ params: { id: await classId(owner) } });
const withStudent = async ({ owner }: ViewerAndOwner) => ({ params: { userId: await studentId(owner) } });
const withDevice = async ({ owner }: ViewerAndOwner) => ({ params: { deviceId: await owner.classDeviceId() } });
const student = { givenName: 'Ming' };
const newClass = { name: 'Copy' };
/** Only teachers of the class get another response than 404. The id of the student makes no difference. */
const ofStudent = {
  place: 'params.userId',
  names: 'a student of the owner',
  id: studentId,
  missing: 'class_not_found',
} as const;

/** Classes: what a viewer is to the teacher as a friend gives nothing. The tests of social-svc show what roles and links give. */
export const classAccessCases: IdAccessCase[] = [
  { ...ofClass, route: 'readClass', expected: teacherOnly(200) },
  { ...ofClass, route: 'updateClass', others: () => ({ body: { name: '4b' } }), expected: teacherOnly(200) },
  { ...ofClass, route: 'copyClass', others: () => ({ body: newClass }), expected: teacherOnly(201) },
  { ...ofClass, route: 'addClassStudent', others: () => ({ body: student }), expected: teacherOnly(201) },
  {
    ...ofClass,
    route: 'addClassTeacher',
    others: ({ owner }) => ({ body: { username: owner.account.user.username } }),
    expected: teacherOnly(200),
  },
  {
    ...ofClass,
    route: 'removeClassTeacher',
    others: ({ owner }) => ({ params: { userId: owner.id } }),
    expected: teacherOnly(409),
  },
  {
    ...ofClass,
    route: 'updateClassStudent',
    others: async (scene) => ({ ...(await withStudent(scene)), body: student }),
    expected: teacherOnly(200),
  },
  { ...ofClass, route: 'removeClassStudent', others: withStudent, expected: teacherOnly(204) },
  { ...ofClass, route: 'exportClassRoster', expected: teacherOnly(200) },
  { ...ofClass, route: 'previewClassRoster', others: () => ({ file: 'Name\nBo Chen' }), expected: teacherOnly(201) },
  {
    route: 'applyRoster',
    place: 'params.id',
    names: 'a roster that the owner has previewed',
    id: (owner) => owner.roster(),
    others: () => ({ body: { confirmedChanges: 1, confirmedArchives: 1 } }),
    missing: 'roster_not_found',
    expected: teacherOnly(200),
  },
  { ...ofClass, route: 'createDeviceCode', expected: teacherOnly(200) },
  { ...ofClass, route: 'listClassDevices', expected: teacherOnly(200) },
  { ...ofClass, route: 'listStudentSignIns', isRecorded: true, expected: teacherOnly(200) },
  { ...ofClass, route: 'renewPictures', others: withStudent, expected: teacherOnly(200) },
  { ...ofClass, route: 'renewBadges', others: () => ({ body: {} }), expected: teacherOnly(200) },
  { ...ofClass, route: 'removeClassDevice', others: withDevice, expected: teacherOnly(204) },
  {
    ...ofClass,
    route: 'removeClassDevice',
    place: 'params.deviceId',
    names: 'a device of a class of the owner',
    id: (owner) => owner.classDeviceId(),
    others: inClass,
    expected: teacherOnly(204),
  },
  { ...ofStudent, route: 'renewPictures', others: inClass, expected: teacherOnly(200) },
  {
    ...ofStudent,
    route: 'renewBadges',
    place: 'body.studentIds[]',
    others: inClass,
    expected: teacherOnly(200),
  },
  { ...ofClass, route: 'createFamilyCodes', others: () => ({ body: {} }), expected: teacherOnly(200) },
  {
    ...ofStudent,
    route: 'createFamilyCodes',
    place: 'body.studentIds[]',
    others: inClass,
    expected: teacherOnly(200),
  },
  { ...ofClass, route: 'listClassFamily', expected: teacherOnly(200) },
  {
    ...ofClass,
    route: 'unlinkStudentFamily',
    others: async (scene) => ({
      params: { userId: await studentId(scene.owner), memberId: scene.owner.id },
    }),
    expected: teacherOnly(204),
  },
  {
    ...ofStudent,
    route: 'unlinkStudentFamily',
    others: async (scene) => ({ params: { id: await classId(scene.owner), memberId: scene.owner.id } }),
    expected: teacherOnly(204),
  },
  {
    ...ofStudent,
    route: 'unlinkStudentFamily',
    place: 'params.memberId',
    names: 'an account that is not family of the student',
    id: (owner) => owner.id,
    others: async ({ owner }) => ({ params: { id: await classId(owner), userId: await studentId(owner) } }),
    expected: teacherOnly(204),
  },
  {
    // A viewer ends the own links alone.
    route: 'unlinkChild',
    place: 'params.childId',
    names: 'a student of the owner',
    id: studentId,
    missing: 204,
    expected: [...Array(6).fill(HIDDEN_RESPONSE), 401],
  },
  {
    route: 'signInWithPictures',
    place: 'body.studentId',
    names: 'a student of the owner, without a device of the class',
    id: studentId,
    others: () => ({ body: { pictures: ['panda', 'fish', 'sun'] } }),
    missing: 'device_not_enrolled',
    expected: [...Array(5).fill(HIDDEN_RESPONSE), HIDDEN_RESPONSE, HIDDEN_RESPONSE],
  },
  { ...ofClass, route: 'deleteClass', expected: teacherOnly(204) },
  {
    ...ofStudent,
    route: 'removeClassTeacher',
    names: 'the teacher of a class',
    id: (owner) => owner.id,
    others: inClass,
    expected: teacherOnly(409),
  },
  {
    ...ofStudent,
    route: 'updateClassStudent',
    others: async (scene) => ({ ...(await inClass(scene)), body: student }),
    expected: teacherOnly(200),
  },
  { ...ofStudent, route: 'removeClassStudent', others: inClass, expected: teacherOnly(204) },
];
