import { customers } from '../../messages/owner/en/customers.ts';
import { part } from '../part.ts';

export const customersPart = part('customers', customers);
