/** Measures the accuracy of one part of the service on texts that are labelled with the correct results. */
export interface AccuracyEvaluator {
  name: string;
  run(): Promise<EvaluationResult>;
}

export interface EvaluationResult {
  metrics: EvaluationMetric[];
  /**
   * One line for each error on the training texts, printed with `--errors`. Errors on held-out texts are never printed, because rules that
   * were written to avoid them would make the measurement worthless.
   */
  errors?: string[];
  /** One line for each rule, printed with `--rules`: how much the accuracy would change without the rule. */
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
