import styles from './money-text.module.css';

/** A formatted amount. It never breaks, and its digits have equal widths. */
export function MoneyText({ children }: { readonly children: string }) {
  return <span className={styles['money']}>{children}</span>;
}
