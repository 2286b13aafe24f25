import type { Feature } from '../../feature.ts';
import { parsingSweeps } from './jobs.ts';

/** Reads texts for other features and keeps what they were read as, of nobody in particular. */
export const parsingFeature: Feature = { sweeps: parsingSweeps };
