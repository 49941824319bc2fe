import { parser } from '@prometheus-io/lezer-promql';

/** The names in a PromQL expression. */
export interface PromqlNames {
  /** Each metric that is selected, with the labels that its matchers name. */
  selectors: { metric: string; labels: string[] }[];
  /** The labels by which results are grouped or joined. */
  groupedBy: string[];
}

/**
 * Parses a PromQL expression with the grammar of Prometheus's own editor.
 * @throws Error for an expression that is not PromQL
 */
export function parsePromql(expression: string): PromqlNames {
  const names: PromqlNames = { selectors: [], groupedBy: [] };
  let isInGrouping = false;
  parser.parse(expression).iterate({
    enter({ type, from, to }) {
      const text = expression.slice(from, to);
      if (type.isError) throw new Error(`not PromQL at ${from}: ${expression}`);
      if (type.name === 'VectorSelector') names.selectors.push({ metric: '', labels: [] });
      const selector = names.selectors.at(-1);
      if (type.name === 'Identifier' && selector) selector.metric = text;
      if (type.name === 'GroupingLabels') isInGrouping = true;
      if (type.name !== 'LabelName') return;
      if (isInGrouping) names.groupedBy.push(text);
      else selector?.labels.push(text);
    },
    leave({ type }) {
      if (type.name === 'GroupingLabels') isInGrouping = false;
    },
  });
  return names;
}
