import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { GuestTools } from './guest-tools.tsx';
import styles from './shell.module.css';

export interface GuestStateProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  /** True when it is the whole page: its title is then the h1, and the page's tools are in the corner. */
  readonly isPage?: boolean;
  readonly children?: ReactNode;
}

/** Replaces content by an explanation and one act. */
export function GuestState({ icon: Icon, title, text, isPage = false, children }: GuestStateProps) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div className={styles['state']} data-page={isPage}>
      {isPage && (
        <div className={styles['corner']}>
          <GuestTools />
        </div>
      )}
      <Icon size={28} aria-hidden />
      <Heading>{title}</Heading>
      <p>{text}</p>
      {children}
    </div>
  );
}
