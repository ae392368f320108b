import { menuCsv, rowFaultWords } from '../../messages/owner/en/menu-csv.ts';
import { part } from '../part.ts';

export const menuCsvPart = part('menuCsv', menuCsv);
export const rowFaultPart = part('rowFaultWords', rowFaultWords);
