import { reservationWords } from '../../messages/shared/en/reservation.ts';
import { part } from '../part.ts';

export const reservationPart = part('reservationWords', reservationWords);
