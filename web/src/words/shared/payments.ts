import { payments } from '../../messages/shared/en/payments.ts';
import { part } from '../part.ts';

export const paymentsPart = part('payments', payments);
