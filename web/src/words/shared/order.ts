import { lineStages, orderTypes } from '../../messages/shared/en/order.ts';
import { part } from '../part.ts';

export const orderTypesPart = part('orderTypes', orderTypes);
export const lineStagesPart = part('lineStages', lineStages);
