import { financeMoney } from '../../messages/owner/en/finance-money.ts';
import { part } from '../part.ts';

export const financeMoneyPart = part('financeMoney', financeMoney);
