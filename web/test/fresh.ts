import { vi } from 'vitest';

// Test files share a process: each begins with modules and globals that no other has changed.
vi.resetModules();
vi.unstubAllGlobals();
