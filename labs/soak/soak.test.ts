import { playsService } from './service.ts';

/** One evening or two, the same in every run. */
playsService({ acts: 300, seed: 20_260_401 });
