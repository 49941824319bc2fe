import i18next from 'i18next';
import { toast } from '../../lib/toasts.ts';

/** What a memory's title can hold, as the server counts it. */
const MOST = 200;

/** Whether a memory has a title it can be kept with; what is wrong with it is said, and the field is shown. */
export function hasTitle(title: string, field: HTMLInputElement | null): boolean {
  const { length } = title.trim();
  if (length > 0 && length <= MOST) return true;
  const wrong = length === 0 ? 'titleRequired' : 'titleLong';
  toast({
    title: i18next.t(`entry.toasts.${wrong}`),
    description: i18next.t(`entry.toasts.${wrong}Text`),
    isError: true,
  });
  field?.focus();
  return false;
}
