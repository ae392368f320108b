import { tables } from '../../messages/owner/en/tables.ts';
import { part } from '../part.ts';

export const tablesPart = part('tables', tables);
