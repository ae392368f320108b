import { gst } from '../../messages/owner/en/gst.ts';
import { part } from '../part.ts';

export const gstPart = part('gst', gst);
