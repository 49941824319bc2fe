import { defineErrorDescriptions } from '../api-error.ts';

export const classErrors = defineErrorDescriptions({
  teachers_only: { status: 403, en: 'Only a teacher can do this.', zh: '只有老师可以这样做。' },
  class_not_found: { status: 404, en: 'This class could not be found.', zh: '找不到这个班级。' },
  class_archived: {
    status: 409,
    en: 'This class is archived. Restore it first to change it.',
    zh: '这个班级已归档。要修改，请先恢复它。',
  },
  too_many_classes: {
    status: 409,
    en: 'You teach as many classes as possible. Please archive one first.',
    zh: '你的班级数量已达上限，请先归档一个班级。',
  },
  teacher_not_found: {
    status: 404,
    en: 'There is no teacher with this username. Ask the people who run this site to make the account a teacher’s.',
    zh: '没有使用这个用户名的老师。请让管理这个网站的人把该账户设为老师。',
  },
  too_many_teachers: {
    status: 409,
    en: 'This class has as many teachers as possible, or the teacher as many classes.',
    zh: '这个班级的老师人数已达上限，或者这位老师的班级数量已达上限。',
  },
  last_teacher: {
    status: 409,
    en: 'This is the last teacher of the class. Please add another teacher first.',
    zh: '这是班里最后一位老师，请先添加另一位老师。',
  },
  student_not_found: { status: 404, en: 'This student could not be found in the class.', zh: '班里找不到这名学生。' },
  too_many_students: {
    status: 409,
    en: 'This class is full. No more students can be added.',
    zh: '这个班级已满，不能再添加学生。',
  },
  student_number_taken: {
    status: 409,
    en: 'Another student has this student number already.',
    zh: '这个学号已有别的学生使用。',
  },
  too_many_devices: {
    status: 409,
    en: 'This class has as many devices as possible. Please remove one first.',
    zh: '这个班级的设备数量已达上限，请先移除一台。',
  },
  device_not_found: { status: 404, en: 'This device could not be found in the class.', zh: '班里找不到这台设备。' },
  device_code_unknown: {
    status: 404,
    en: 'This code does not work. Ask your teacher for a new one.',
    zh: '这个代码无效，请向老师要一个新的。',
  },
  device_not_enrolled: {
    status: 404,
    en: 'This device belongs to no class. Ask your teacher for a code.',
    zh: '这台设备不属于任何班级，请向老师要一个代码。',
  },
  wrong_pictures: {
    status: 401,
    en: 'Those are not your pictures. Try again, or ask your teacher.',
    zh: '图片不对。再试一次，或者问问老师。',
  },
  badge_unknown: {
    status: 401,
    en: 'This badge does not work any more. Ask your teacher for a new one.',
    zh: '这个胸牌已经不能用了，请向老师要一个新的。',
  },
  family_code_unknown: {
    status: 404,
    en: 'This family code does not work. Ask the teacher for a new one.',
    zh: '这个家庭码无效，请向老师要一个新的。',
  },
  not_for_students: {
    status: 403,
    en: 'A family code is for parents and relatives. Please give it to them.',
    zh: '家庭码是给家长用的，请把它交给家长。',
  },
  too_many_family_links: {
    status: 409,
    en: 'This child, or this account, is linked as often as possible.',
    zh: '这个孩子或这个账户的关联数量已达上限。',
  },
  student_account: {
    status: 409,
    en: 'This account belongs to a student of a school and keeps that role.',
    zh: '这是学校学生的账户，角色不能更改。',
  },
});
