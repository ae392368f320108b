import { table } from '../../messages/shared/en/table.ts';
import { part } from '../part.ts';

export const tablePart = part('table', table);
