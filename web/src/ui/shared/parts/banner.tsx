import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './banner.module.css';

const COLORS = { info: 'blue', warning: 'yellow', error: 'red' } as const;

export interface BannerProps {
  readonly tone: keyof typeof COLORS;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly title?: string;
  /** One button at the end. */
  readonly action: ReactNode;
  readonly children: ReactNode;
}

/** A message for every page, as one line over its whole width. */
export function Banner({ tone, label, icon: Icon, title, action, children }: BannerProps) {
  return (
    <section role="region" aria-label={label} className={styles['banner']} data-color={COLORS[tone]}>
      <Icon size={20} aria-hidden />
      <div>
        {title !== undefined && <p>{title}</p>}
        {children}
      </div>
      {action}
    </section>
  );
}
