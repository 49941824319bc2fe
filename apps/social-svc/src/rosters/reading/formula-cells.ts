/**
 * Spreadsheet programs run a cell that begins with one of these characters as a formula, in full width too. On export, an apostrophe keeps the cell a
 * text; on import, that apostrophe is removed, so that an exported file means what was stored. A cell that has apostrophes before such a character
 * itself gets one more.
 */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;
const NEUTRALIZED = /^'+[=+\-@\t\r＝＋－＠]/;

export const neutralizeFormula = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);
export const readNeutralizedFormula = (cell: string): string => (NEUTRALIZED.test(cell) ? cell.slice(1) : cell);
