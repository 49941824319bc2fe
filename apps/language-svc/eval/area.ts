/** One part of what the service knows, judged on sentences whose answer a person wrote down. */
export interface Area {
  name: string;
  judge(): Promise<Judgement>;
}

export interface Judgement {
  figures: Figure[];
  /** What went wrong in the sentences that may be learnt from; shown with --misses. Of held-out ones only figures are shown. */
  misses?: string[];
  /** What each rule earns; shown with --rules. */
  notes?: string[];
}

export interface Figure {
  what: string;
  /** In percent, unless `unit` says otherwise. */
  value: number;
  unit?: string;
  /** How many cases it is counted over. */
  of: number;
  /** The least that is wanted. */
  atLeast?: number | undefined;
}
