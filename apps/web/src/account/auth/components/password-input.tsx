import { normalizePassword, PASSWORD_MAX_LENGTH } from '@memory/contracts/text';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Input, type InputProps } from '../../../components/ui/input.tsx';

/** Password input with a button that shows the password, because children often mistype a hidden password. */
export function PasswordInput(props: Omit<InputProps, 'type'>) {
  const { t } = useTranslation();
  const [isVisible, setVisible] = useState(false);
  const Icon = isVisible ? EyeOff : Eye;
  return (
    <span className="relative block">
      <Input
        {...props}
        type={isVisible ? 'text' : 'password'}
        limit={PASSWORD_MAX_LENGTH}
        normalize={normalizePassword}
        className="pr-12"
      />
      <button
        type="button"
        aria-label={t(isVisible ? 'auth.hidePassword' : 'auth.showPassword')}
        className="absolute top-0 right-0 grid size-11 place-items-center rounded-xl text-ink-soft hover:text-ink"
        onClick={() => setVisible(!isVisible)}
      >
        <Icon size={19} aria-hidden />
      </button>
    </span>
  );
}
