import { startServer } from './start.ts';

const server = await startServer(process.env);
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    void server.stop().then(() => process.exit(0));
  });
server.context.log.info({ url: server.url }, 'ready');
