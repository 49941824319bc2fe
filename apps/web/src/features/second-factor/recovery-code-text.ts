interface RecoveryCodeTexts {
  title: string;
  text: string;
  date: string;
}

/** The text of the file with recovery codes: what they are for, and one code per line. Windows editors also show these line ends. */
export function recoveryCodeText({ title, text, date }: RecoveryCodeTexts, codes: readonly string[]): string {
  return [title, text, date, '', ...codes, ''].join('\r\n');
}
