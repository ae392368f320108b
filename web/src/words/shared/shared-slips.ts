import { sharedSlips } from '../../messages/shared/en/shared-slips.ts';
import { part } from '../part.ts';

export const sharedSlipsPart = part('sharedSlips', sharedSlips);
