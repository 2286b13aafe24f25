// The product's own server, beside the database and the sandbox that `serve.ts` keeps.
import { loadDemo } from '../server/src/demo/load.ts';
import { startServer } from '../server/src/start.ts';

const server = await startServer(process.env, async (context) => {
  await loadDemo(context);
});

const stop = () => void server.stop().then(() => process.exit(0));
process.on('SIGTERM', stop);
// Ctrl-C reaches the whole group; what started this one stops it in order.
process.on('SIGINT', () => undefined);
process.on('disconnect', stop);
process.send?.('ready');
