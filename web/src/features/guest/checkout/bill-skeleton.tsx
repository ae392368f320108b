import { PlainSkeleton } from '../../../ui/plain/skeleton.tsx';
import checkout from './checkout.module.css';
import styles from './bill-skeleton.module.css';

const LINES = [1, 2, 3, 4];
const TAXES = [5, 6];

const Sum = ({ height = 16 }: { readonly height?: number }) => (
  <div className={styles['line']}>
    <PlainSkeleton width="40%" height={height} />
    <PlainSkeleton width={56} height={height} />
  </div>
);

/** A bill while it loads: its name, its lines with amounts on the right edge, taxes, the total, and a way to pay. */
export const BillSkeleton = () => (
  <>
    <div className={checkout['card']}>
      <div className={styles['bill']}>
        <PlainSkeleton width="60%" height={20} />
        {LINES.map((line) => (
          <div key={line} className={styles['line']}>
            <PlainSkeleton width="45%" />
            <PlainSkeleton width={20} />
            <PlainSkeleton width={48} />
            <PlainSkeleton width={56} />
          </div>
        ))}
        {TAXES.map((line) => (
          <Sum key={line} />
        ))}
        <div className={styles['total']}>
          <Sum height={24} />
        </div>
      </div>
    </div>
    <PlainSkeleton width="70%" height={24} />
    <PlainSkeleton height={112} />
  </>
);
