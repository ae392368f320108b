import { Moon, Sun } from 'lucide-react';
import { useTheme } from '../theme/theme-mode.tsx';
import { PlainIconButton } from './plain/icon-button.tsx';

/** MUI-free: both areas use it. The label is SPEC.md's 'Toggle theme'. */
export function ThemeToggle({ label }: { readonly label: string }) {
  const { resolved, toggle } = useTheme();
  return (
    <PlainIconButton label={label} onClick={toggle}>
      {resolved === 'dark' ? <Sun aria-hidden /> : <Moon aria-hidden />}
    </PlainIconButton>
  );
}
