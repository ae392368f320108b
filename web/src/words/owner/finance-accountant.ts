import { financeAccountant } from '../../messages/owner/en/finance-accountant.ts';
import { part } from '../part.ts';

export const financeAccountantPart = part('financeAccountant', financeAccountant);
