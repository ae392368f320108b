import Skeleton from '@mui/material/Skeleton';
import { isPhotoOfBill } from '@bhoj/domain/expenses/bill-photo';
import { expensePhotos } from '@bhoj/domain/expenses/expense.collection';
import { useLiveDoc } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { expensesPart } from '../../../messages/owner/expenses/en.ts';
import { useWords } from '../../../words/use-words.ts';
import styles from '../expenses.module.css';

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));

/** The photo of a bill; it may arrive later than its expense. */
export function BillPhoto({ expenseId }: { readonly expenseId: string }) {
  const words = useWords(expensesPart).photo;
  const restaurantId = useRestaurantId();
  const live = useLiveDoc(expensePhotos, { restaurantId, expenseId });
  return (
    <Gate
      live={live}
      skeleton={<Skeleton variant="rounded" height={160} />}
      missing={<Notice tone="info">{words.coming}</Notice>}
    >
      {({ contentType, bytes }) =>
        isPhotoOfBill(contentType, bytesOf(bytes)) ? (
          <img className={styles['photo']} alt={words.label} src={`data:${contentType};base64,${bytes}`} />
        ) : (
          <Notice tone="warning">{words.notShown}</Notice>
        )
      }
    </Gate>
  );
}
