import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

const tones = {
  info: [Info, 'blue'],
  success: [CircleCheck, 'green'],
  warning: [TriangleAlert, 'yellow'],
  error: [CircleAlert, 'red'],
} as const;

export interface PlainNoticeProps {
  readonly tone: keyof typeof tones;
  /** In bold above the text. */
  readonly title?: string;
  /** One button at the end; on a phone below the text. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

export function PlainNotice({ tone, title, action, children }: PlainNoticeProps) {
  const [Icon, color] = tones[tone];
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={styles['notice']} data-color={color}>
      <Icon size={20} aria-hidden />
      <div>
        {title !== undefined && <p className={styles['title']}>{title}</p>}
        {children}
      </div>
      {action !== undefined && action !== false && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
