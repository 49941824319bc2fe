/** Measures the accuracy of one part of the service on texts that are labelled with the correct results. */
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
  /** The measured value, in percent unless `unit` names another unit. */
  value: number;
  unit?: string;
  /** The number of labelled cases from which `value` is computed. */
  cases: number;
  /** `npm run eval` fails when `value` is below this minimum. */
  minimum?: number | undefined;
}
