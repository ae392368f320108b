import { bulkFaultWords, menuBulk, menuChanges } from '../../messages/owner/en/menu-bulk.ts';
import { part } from '../part.ts';

export const menuBulkPart = part('menuBulk', menuBulk);
export const bulkFaultPart = part('bulkFaultWords', bulkFaultWords);
export const menuChangesPart = part('menuChanges', menuChanges);
