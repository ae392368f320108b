import styles from './money-text.module.css';

/** An amount that is already formatted. It never breaks; its figures stand below each other. */
export function MoneyText({ children }: { readonly children: string }) {
  return <span className={styles['money']}>{children}</span>;
}
