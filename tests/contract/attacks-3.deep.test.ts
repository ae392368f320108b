import { describeAttacks } from './attacks.ts';
import { partOf } from './parts.ts';

describeAttacks(partOf(3));
