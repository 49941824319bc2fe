/** Measures one part of the service on texts with labelled results. */
export interface AccuracyEvaluation {
  name: string;
  run(): Promise<EvaluationResult>;
}

export interface EvaluationResult {
  metrics: EvaluationMetric[];
  /** The errors on the training texts, printed with `--errors`. Errors on held-out texts are never printed. */
  errors?: string[];
  /** The contribution of each rule, printed with `--rules`. */
  ruleContributions?: string[];
}

export interface EvaluationMetric {
  name: string;
  /** In percent, unless `unit` says otherwise. */
  value: number;
  unit?: string;
  /** How many cases the value is computed from. */
  cases: number;
  /** Below this `npm run eval` fails. */
  minimum?: number | undefined;
}
