import { phones } from '../../messages/captain/en/phones.ts';
import { part } from '../part.ts';

export const phonesPart = part('phones', phones);
