import { dishCostFaults, dishCosts } from '../../messages/owner/en/dish-costs.ts';
import { part } from '../part.ts';

export const dishCostsPart = part('dishCosts', dishCosts);
export const dishCostFaultsPart = part('dishCostFaults', dishCostFaults);
