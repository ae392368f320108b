import { ChevronRight } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import styles from './rare.module.css';

/** Whether the sheet of an act is open. */
export interface Fold {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

export interface RowButtonProps extends ComponentProps<'button'> {
  readonly icon: LucideIcon;
  readonly name: string;
  /** The current value; empty for none. */
  readonly value?: string;
}

/** One row with its name and current value. It opens a sheet. */
export function RowButton({ icon: Icon, name, value = '', ...button }: RowButtonProps) {
  return (
    <button type="button" aria-haspopup="dialog" className={styles['row']} {...button}>
      <Icon size={20} aria-hidden />
      <span>{name}</span> {value !== '' && <strong>{value}</strong>}
      <ChevronRight size={20} aria-hidden />
    </button>
  );
}

export interface RareRowProps extends Pick<RowButtonProps, 'icon' | 'name' | 'value'> {
  readonly fold: Fold;
  /** The sheet that opens. */
  readonly children: ReactNode;
}

/** An act that a bill seldom needs: a row that opens a sheet. */
export function RareRow({ fold, children, ...row }: RareRowProps) {
  return (
    <>
      <RowButton {...row} onClick={fold.onOpen} />
      {fold.isOpen && children}
    </>
  );
}
