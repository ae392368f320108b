import { Moon, Sun } from 'lucide-react';
import { useTheme } from '../../../theme/theme-mode.tsx';
import { PlainIconButton } from './icon-button.tsx';
import styles from './theme-toggle.module.css';

/** No MUI, because every area uses it. CSS shows the icon of the page's theme before any script runs. */
export function ThemeToggle({ label }: { readonly label: string }) {
  const { toggle } = useTheme();
  return (
    <PlainIconButton label={label} onClick={toggle}>
      <Moon className={styles['whenLight']} aria-hidden />
      <Sun className={styles['whenDark']} aria-hidden />
    </PlainIconButton>
  );
}
