import { qrCodes } from '../../messages/owner/en/qr-codes.ts';
import { part } from '../part.ts';

export const qrCodesPart = part('qrCodes', qrCodes);
