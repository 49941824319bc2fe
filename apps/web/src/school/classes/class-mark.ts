/** Returns the character that stands for a class: the first Chinese one, else the digit of a word such as `3b`, else the first letter. */
export function classMark(name: string): string {
  const chinese = /\p{Script=Han}/u.exec(name)?.[0];
  if (chinese) return chinese;
  const digit = /(?<!\p{N})\p{N}(?!\p{N})/u.exec(name)?.[0];
  return digit ?? (Array.from(name.trim())[0] ?? '').toLocaleUpperCase();
}
