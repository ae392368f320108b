import { expenses } from '../../messages/owner/en/expenses.ts';
import { part } from '../part.ts';

export const expensesPart = part('expenses', expenses);
