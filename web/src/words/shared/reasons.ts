import { reasonSentences } from '../../messages/shared/en/reasons.ts';
import { part } from '../part.ts';

export const reasonsPart = part('reasonSentences', reasonSentences);
