/** Why a row of a roster is rejected. The page shows the sentence beside the line of the file; the other rows count. */
export const rosterRowReasons = {
  name_missing: { en: 'There is no name in this row.', zh: '这一行没有姓名。' },
  name_too_long: { en: 'The name is too long: at most 100 characters.', zh: '姓名太长：最多 100 个字。' },
  number_too_long: { en: 'The student number is too long: at most 40 characters.', zh: '学号太长：最多 40 个字。' },
  number_repeated: {
    en: 'Several rows have this student number.',
    zh: '有几行的学号相同。',
  },
  number_taken: {
    en: 'Another student has this number. The names differ, so this may be another child.',
    zh: '这个学号属于另一名学生：姓名不同，可能不是同一个孩子。',
  },
  name_ambiguous: {
    en: 'There are several children with this name. Please add the student numbers.',
    zh: '有几个孩子同名，请补上学号。',
  },
  email_invalid: { en: 'An email address of the family is not valid.', zh: '有一个家长邮箱地址不对。' },
  too_many_emails: { en: 'There are more than four email addresses of the family.', zh: '家长邮箱超过四个。' },
  too_many_cells: { en: 'This row has more cells than the first row has names.', zh: '这一行的格数比标题行多。' },
  text_invalid: { en: 'A cell has a sign in it that Memory cannot keep.', zh: '有一格含有无法保存的字符。' },
  id_missing: { en: 'The row has no sourcedId, or it is too long.', zh: '这一行没有 sourcedId，或者太长。' },
  id_repeated: { en: 'Several rows have this sourcedId.', zh: '有几行的 sourcedId 相同。' },
  class_name_invalid: { en: 'The class has no title, or it is too long.', zh: '班级没有名称，或者名称太长。' },
  class_unknown: { en: 'The class of this row is not in the files.', zh: '文件里没有这一行的班级。' },
  student_unknown: { en: 'The person of this row is not in the files.', zh: '文件里没有这一行的人。' },
  teacher_unknown: {
    en: 'No teacher here has this username, so nobody was added to the class.',
    zh: '这里没有用这个用户名的老师，所以没有加入班级。',
  },
} as const;

export type RosterRowReason = keyof typeof rosterRowReasons;
