import { Moon, Sun } from 'lucide-react';
import { useTheme } from '../../../theme/theme-mode.tsx';
import { PlainIconButton } from './icon-button.tsx';
import styles from './theme-toggle.module.css';

/** MUI-free: every area uses it. CSS shows the icon that the page's theme asks for, before any script has run. */
export function ThemeToggle({ label }: { readonly label: string }) {
  const { toggle } = useTheme();
  return (
    <PlainIconButton label={label} onClick={toggle}>
      <Moon className={styles['whenLight']} aria-hidden />
      <Sun className={styles['whenDark']} aria-hidden />
    </PlainIconButton>
  );
}
