import { publicAddress } from '../../messages/owner/en/public-address.ts';
import { part } from '../part.ts';

export const publicAddressPart = part('publicAddress', publicAddress);
