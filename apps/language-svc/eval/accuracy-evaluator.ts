/** Measures the accuracy of one part of the service on texts that are labelled with the correct results. */
export interface AccuracyEvaluator {
  name: string;
  run(options: EvaluationOptions): Promise<EvaluationResult>;
}

/** What the command line asks for. */
export interface EvaluationOptions {
  /** Whether to describe the errors on the training texts. */
  errors: boolean;
  /** Whether to measure the contribution of each rule. */
  rules: boolean;
  /** Whether to measure moods on texts of authors of whom no text is in the training; takes about ten minutes. */
  authors: boolean;
  /** Folders of public corpora, which the repository does not contain. */
  cpp?: string | undefined;
  g2pl?: string | undefined;
  /** Files of labelled sentences that are to be measured too. */
  sets: readonly string[];
  /** Files of real reviews. */
  logs: readonly string[];
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
  /** The number of decimals that are printed. */
  digits?: number;
  /** The number of labelled cases from which `value` is computed. */
  cases: number;
  /** How many of the cases are right, where `value` is their share. The confidence interval is computed from it. */
  right?: number;
  /** `npm run eval` fails when `value` is below this minimum. */
  minimum?: number | undefined;
}
