// Prints the rendered home screens as JSON: `node prerender-process.ts <built src/boot/prerender.tsx>`.
import { argv, exit, stdout } from 'node:process';

// Globals that our modules and the router's browser build use when they load, and that Node lacks.
Object.assign(globalThis, { addEventListener: () => undefined, self: {}, window: {} });

const { renderHome } = (await import(argv[2] ?? '')) as typeof import('../src/boot/prerender.tsx');
const homes = JSON.stringify(await renderHome());
// Timers of these modules would keep the process alive.
stdout.write(homes, () => exit(0));
