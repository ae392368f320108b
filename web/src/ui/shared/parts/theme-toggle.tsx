import { Moon, Sun } from 'lucide-react';
import { useTheme } from '../../../theme/theme-mode.tsx';
import { PlainIconButton } from './icon-button.tsx';
import styles from './theme-toggle.module.css';

/**
 * Uses no MUI, because every area shows it. It starts from the theme around it, which may differ from the page's: the
 * kitchen's screen is dark on a light page. CSS shows the icon of that theme before any script runs.
 */
export function ThemeToggle({ label }: { readonly label: string }) {
  const { toggle } = useTheme();
  return (
    <PlainIconButton
      label={label}
      onClick={({ currentTarget }) => toggle(currentTarget.closest('[data-theme=dark]') ? 'dark' : 'light')}
    >
      <Moon className={styles['whenLight']} aria-hidden />
      <Sun className={styles['whenDark']} aria-hidden />
    </PlainIconButton>
  );
}
