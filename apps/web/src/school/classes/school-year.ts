/** The month in which a school year begins, 0 to 11. Most schools begin in August or September. */
const FIRST_MONTH = 6;

/** Returns the school year at `now`, such as `2026/27`. */
export function schoolYearAt(now: Date): string {
  const year = now.getMonth() >= FIRST_MONTH ? now.getFullYear() : now.getFullYear() - 1;
  return `${year}/${twoDigits(year + 1)}`;
}

/** Returns the school year after `schoolYear`: each year in the text is one higher. A text without a year stays as it is. */
export function nextSchoolYear(schoolYear: string): string {
  return schoolYear.replaceAll(/\d+/g, (digits) => {
    if (digits.length === 2) return twoDigits(Number(digits) + 1);
    return digits.length === 4 ? String(Number(digits) + 1) : digits;
  });
}

const twoDigits = (year: number): string => String(year % 100).padStart(2, '0');
