import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { PlainField } from './field.tsx';
import { PlainIconButton } from '../shared/parts/icon-button.tsx';

export interface PlainPasswordFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Replaces the hint. */
  readonly error?: ReactNode;
  readonly autoComplete: 'current-password' | 'new-password';
  /** The accessible name of the button that shows the password. */
  readonly showLabel: string;
  readonly hideLabel: string;
}

/** A password field with a button that shows the password. */
export function PlainPasswordField({ showLabel, hideLabel, ...field }: PlainPasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <PlainField
      {...field}
      type={isShown ? 'text' : 'password'}
      end={
        <PlainIconButton label={isShown ? hideLabel : showLabel} onClick={() => setIsShown(!isShown)}>
          <Icon aria-hidden />
        </PlainIconButton>
      }
    />
  );
}
