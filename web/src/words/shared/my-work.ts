import { myWork } from '../../messages/shared/en/my-work.ts';
import { part } from '../part.ts';

export const myWorkPart = part('myWork', myWork);
