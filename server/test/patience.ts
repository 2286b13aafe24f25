import { vi } from 'vitest';

/**
 * What takes a busy machine longer isn't wrong: something awaited has half a minute to happen,
 * where Vitest would give it a second.
 */
const patienceMs = 30_000;

const { waitFor } = vi;
vi.waitFor = (callback, options = patienceMs) => waitFor(callback, options);
