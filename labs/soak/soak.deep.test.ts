import { LONG, playsService } from './service.ts';

/** `npm run soak` sets the number of acts and the seed; without it the acts differ each time. */
const {
  BHOJ_SOAK_ACTS: acts,
  BHOJ_SOAK_SEED: seed,
  BHOJ_SOAK_PATH: path,
  BHOJ_SOAK_SHRINK: shrinks,
} = process.env;

playsService({
  acts: Number(acts ?? LONG),
  seed: Number(seed ?? Date.now() % 1_000_000),
  path,
  shrinks: shrinks === '1',
});
