import { CODE_MAX_LENGTH, normalizeCode } from '@memory/contracts/text';
import { Input, type InputProps } from './input.tsx';

/** Input for a code that is typed from paper or from another screen, with spaces and hyphens or without. */
export function CodeInput(props: InputProps) {
  return (
    <Input
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      limit={CODE_MAX_LENGTH}
      normalize={normalizeCode}
      {...props}
    />
  );
}
