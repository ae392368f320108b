import { homeFigures } from '../../messages/owner/en/home-figures.ts';
import { part } from '../part.ts';

export const homeFiguresPart = part('homeFigures', homeFigures);
