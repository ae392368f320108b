import { ownerSearch } from '../../messages/owner/en/search.ts';
import { part } from '../part.ts';

export const ownerSearchPart = part('ownerSearch', ownerSearch);
