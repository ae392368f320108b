import { z } from 'zod';
import { TEAM } from '../catalogue/roles.ts';
import { defineContract } from '../kernel/contract.ts';
import { requiredLine } from '../kernel/text.ts';
import { HOUR } from '../time/ist.ts';
import { MAX_PUSH_ENDPOINT } from './services.ts';
import { MESSAGE_KINDS } from './pushed.ts';
import { pushKeysSchema, pushLanguageSchema } from './subscriber.schema.ts';

const common = {
  callers: TEAM,
  limits: [{ per: 'uid', max: 120, windowMs: HOUR }],
} as const;

const endpoint = z.string().min(1).max(MAX_PUSH_ENDPOINT);
const kind = z.enum(MESSAGE_KINDS);

/**
 * Returns the key with which a browser subscribes (P-256, base64url; empty while the platform has none), and the kinds of
 * messages that the caller may get, with their positions.
 */
export const readPush = defineContract({
  ...common,
  name: 'readPush',
  input: z.object({}),
  output: z.object({
    publicKey: z.string(),
    kinds: z.array(z.object({ kind, isOn: z.boolean() })),
  }),
});

/**
 * Registers this browser for messages to the caller, and takes it from the person who had it before. Refuses with
 * `not-allowed` a caller without a right that brings any message, and with `invalid-input` an address of an unknown
 * push service. A repeat changes nothing.
 */
export const registerPush = defineContract({
  ...common,
  name: 'registerPush',
  input: z.object({ endpoint, keys: pushKeysSchema, name: requiredLine(60), language: pushLanguageSchema }),
  output: z.object({}),
});

/** Takes a browser of the caller from the register. A repeat, and an unknown address, change nothing. */
export const forgetPush = defineContract({
  ...common,
  name: 'forgetPush',
  input: z.object({ endpoint }),
  output: z.object({}),
});

/** Switches one kind of messages on or off, on all devices of the caller. A repeat changes nothing. */
export const choosePush = defineContract({
  ...common,
  name: 'choosePush',
  input: z.object({ kind, isOn: z.boolean() }),
  output: z.object({}),
});
