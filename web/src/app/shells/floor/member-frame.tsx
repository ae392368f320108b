import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTheme } from '../../../theme/theme-mode.tsx';
import type { Words } from '../../../words/part.ts';
import { ConnectionBanner } from '../../restaurant/connection-banner.tsx';
import { NewVersionBanner } from '../../version/new-version.tsx';
import styles from './member-frame.module.css';

export interface MemberFrameProps {
  readonly role: keyof Words<'shell'>['offline'];
  /** True for the kitchen's screen, which is dark unless the kitchen has chosen light. Its bar is dark too. */
  readonly isDark: boolean;
  readonly bar: ReactNode;
  readonly children: ReactNode;
}

/** Gives the device's own bar the frame's colour, because the frame's theme may differ from the page's. */
function useFrameColour() {
  const frame = useRef<HTMLDivElement>(null);
  const { mode, resolved } = useTheme();
  useEffect(() => {
    const meta = document.querySelector('meta[name="theme-color"]');
    const colourOf = (element: Element) =>
      getComputedStyle(element).getPropertyValue('--bhoj-background').trim();
    if (frame.current === null || meta === null) return undefined;
    meta.setAttribute('content', colourOf(frame.current));
    return () => meta.setAttribute('content', colourOf(document.documentElement));
  }, [mode, resolved]);
  return frame;
}

/** A slim bar and a page below it. */
export function MemberFrame({ role, isDark, bar, children }: MemberFrameProps) {
  const { mode } = useTheme();
  const frame = useFrameColour();
  return (
    <div
      ref={frame}
      {...(isDark && { 'data-theme': mode === 'light' ? 'light' : 'dark' })}
      className={styles['frame']}
    >
      <div className={styles['top']}>
        {bar}
        <ConnectionBanner role={role} />
        <NewVersionBanner />
      </div>
      <main className={styles['page']}>{children}</main>
    </div>
  );
}
