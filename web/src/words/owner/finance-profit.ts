import { financeProfit } from '../../messages/owner/en/finance-profit.ts';
import { part } from '../part.ts';

export const financeProfitPart = part('financeProfit', financeProfit);
