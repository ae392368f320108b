import { partOf } from './parts.ts';
import { describeUnusual } from './unusual.ts';

describeUnusual(partOf(2));
