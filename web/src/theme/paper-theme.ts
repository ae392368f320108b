import { useEffect } from 'react';
import { useTheme } from './theme-mode.tsx';

/** Prints a dark page in the light theme: browsers leave its background out, and light letters stay on white paper. */
export function usePaperTheme(): void {
  const { resolved } = useTheme();
  useEffect(() => {
    const show = (theme: 'light' | 'dark') => () => {
      document.documentElement.dataset['theme'] = theme;
    };
    const [onPaper, onScreen] = [show('light'), show(resolved)];
    addEventListener('beforeprint', onPaper);
    addEventListener('afterprint', onScreen);
    return () => {
      removeEventListener('beforeprint', onPaper);
      removeEventListener('afterprint', onScreen);
    };
  }, [resolved]);
}
