import { MINUTE } from '../../time/ist.ts';
import type { Order } from '../shape/order.schema.ts';

/** For so long somebody who took a call is said to be on the way. After that they were there, or will not come. */
export const COMING_MS = 10 * MINUTE;

/** True while the member who took the guests' call is on the way. */
export const isComing = (service: NonNullable<Order['requests']['service']>, now: number): boolean =>
  service.takenBy !== null && now - (service.takenAt ?? service.at) < COMING_MS;
