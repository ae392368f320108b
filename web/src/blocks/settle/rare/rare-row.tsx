import { ChevronRight } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import styles from './rare.module.css';

/** Whether an act is one row, or its form stands in the row's place. */
export interface Fold {
  readonly isOpen: boolean;
  /** True for the row whose form was closed last: the focus comes back to it. */
  readonly wasOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

export interface RowButtonProps extends ComponentProps<'button'> {
  readonly icon: LucideIcon;
  readonly name: string;
  /** What is set; empty for nothing. */
  readonly value?: string;
}

/** One row with its name and what is set. */
export function RowButton({ icon: Icon, name, value = '', ...button }: RowButtonProps) {
  return (
    <button type="button" className={styles['row']} {...button}>
      <Icon size={20} aria-hidden />
      <span>{name}</span> {value !== '' && <strong>{value}</strong>}
      <ChevronRight size={20} aria-hidden />
    </button>
  );
}

export interface RareRowProps extends Pick<RowButtonProps, 'icon' | 'name' | 'value'> {
  readonly fold: Fold;
  /** What opens in the row's place. */
  readonly children: ReactNode;
}

/** An act that a bill seldom needs: one row, and a tap opens its form. */
export function RareRow({ fold, children, ...row }: RareRowProps) {
  return fold.isOpen ? children : <RowButton {...row} autoFocus={fold.wasOpen} onClick={fold.onOpen} />;
}
