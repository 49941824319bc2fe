interface RecoveryCodeTexts {
  title: string;
  text: string;
  date: string;
}

/**
 * Returns the text of the file with recovery codes: their purpose, and one code per line. The line ends are CRLF, so that all Windows editors show
 * them.
 */
export function recoveryCodeText({ title, text, date }: RecoveryCodeTexts, codes: readonly string[]): string {
  return [title, text, date, '', ...codes, ''].join('\r\n');
}
