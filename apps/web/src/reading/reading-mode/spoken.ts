/** The place that is being read aloud: a sentence of the page (device's voice), or a token of the recording's text. */
export interface Spoken {
  sentence: number | null;
  token: number | null;
}

export const nothingSpoken: Spoken = { sentence: null, token: null };
