/**
 * Parses the headers of OTEL_EXPORTER_OTLP_HEADERS: `name=value,name=value` with percent-encoded values
 * (https://opentelemetry.io/docs/specs/otel/protocol/exporter/#specifying-headers-via-environment-variables).
 * @throws Error for anything else
 */
export function parseOtlpHeaders(text: string): Record<string, string> {
  const pairs = text.split(',').filter((pair) => pair.trim() !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', ...value] = pair.split('=').map((part) => part.trim());
      if (!/^[\w-]+$/.test(name) || value.length === 0) throw new Error('not a list of headers');
      return [name, decodeURIComponent(value.join('='))];
    }),
  );
}
