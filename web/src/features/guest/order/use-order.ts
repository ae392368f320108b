import { useEffect, useState } from 'react';
import { watchOrderAsGuest } from '../../../firebase/guest.ts';
import type { OrderReport } from '../../../firebase/guest.ts';

const LOADING: OrderReport = { live: { state: 'loading' }, uid: null };

/** The live order, once `begins` is true; only then the SDK loads. Null watches no order. */
export function useOrder(restaurantId: string, orderId: string | null, begins: boolean): OrderReport {
  const key = orderId === null || !begins ? null : `${restaurantId}/${orderId}`;
  const [held, setHeld] = useState({ key, report: LOADING });
  useEffect(() => {
    if (key === null || orderId === null) return undefined;
    return watchOrderAsGuest({ restaurantId, orderId }, (report) => setHeld({ key, report }));
  }, [key, restaurantId, orderId]);
  return held.key === key ? held.report : LOADING;
}
