import { z } from 'zod';

/** The highest seat that a dish can be for. */
export const MOST_SEATS = 20;

/** The seat at the table that the captain took a dish down for, from 1 on; missing for a dish for the whole table. */
export const seatSchema = z.int().min(1).max(MOST_SEATS).optional();
