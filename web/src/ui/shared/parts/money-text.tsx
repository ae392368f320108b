import styles from '../../plain/plain.module.css';

/** An amount that is already formatted. It never breaks; its figures stand below each other. */
export function MoneyText({ children }: { readonly children: string }) {
  return <span className={styles['money']}>{children}</span>;
}
