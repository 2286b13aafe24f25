import type { Channel, FromClient, FromServer } from '@puente/contract/channel';
import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

// A websocket within the page: the test is its server, and both speak the contract.

function isOfChannel({ path }: Channel, url: string): boolean {
  return new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(
    new URL(url, location.href).pathname,
  );
}

/**
 * Takes the connections of a channel until the test ends.
 * @param channel of the contract: what it doesn't know fails the test
 */
export function fakeSockets<Of extends Channel>(channel: Of) {
  const connections: FakeSocket[] = [];
  const heard: FromClient<Of>[] = [];
  const problems: string[] = [];
  class FakeSocket extends EventTarget {
    static readonly OPEN = 1;
    readonly url: string;
    readyState = 0;
    constructor(url: string) {
      super();
      this.url = url;
      // Another channel's connection, of the shell or of a page before, finds no server.
      if (!isOfChannel(channel, url)) return;
      connections.push(this);
      queueMicrotask(() => {
        this.readyState = FakeSocket.OPEN;
        this.dispatchEvent(new Event('open'));
      });
    }
    send(message: string): void {
      const said = JSON.parse(message);
      heard.push(said);
      const { error } = channel.fromClient.safeParse(said);
      if (error) problems.push(`the page said ${message}: ${error.message}`);
    }
    close(): void {
      this.readyState = 3;
    }
  }
  vi.stubGlobal('WebSocket', FakeSocket);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    if (problems.length > 0) throw new Error(problems.join('\n'));
  });
  const emit = (event: Event) => act(async () => void connections.at(-1)?.dispatchEvent(event));
  return {
    connections,
    /** All that the page said so far. */
    heard,
    /** Says it on the latest connection; the page has drawn it then. */
    say: (message: FromServer<Of>) => {
      const { error } = channel.fromServer.safeParse(message);
      if (error) problems.push(`the server never says that: ${error.message}`);
      return emit(new MessageEvent('message', { data: JSON.stringify(message) }));
    },
    /** The latest connection is lost. */
    cut: () => emit(new CloseEvent('close', { code: 1006 })),
  };
}
