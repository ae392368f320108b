import { billWords, printWords } from '../../messages/shared/en/bill.ts';
import { part } from '../part.ts';

export const billPart = part('billWords', billWords);
export const printPart = part('printWords', printWords);
